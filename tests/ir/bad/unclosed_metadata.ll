; error: 2:8: the bracket is never closed
!0 = !{!1,
