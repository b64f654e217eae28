; error: 4:1: found the end of the file
define void @f() {
  ret void
