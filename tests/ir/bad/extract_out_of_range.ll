; error: 3:38: has no element 2
define void @f({ i32, i32 } %x) {
  %v = extractvalue { i32, i32 } %x, 2
  ret void
}
