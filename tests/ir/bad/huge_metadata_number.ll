; error: 2:1: too large for a file of this size
!4000000000 = !{}
