; error: 3:1: `!0` is already defined
!0 = !{}
!0 = !{}
