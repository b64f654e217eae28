; error: 2:7: the bracket is never closed
!0 = !{!1,
