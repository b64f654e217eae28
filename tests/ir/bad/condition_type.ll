; error: 3:6: the condition has type `i32`, not `i1`
define void @f(i32 %x) {
  br i32 %x, label %a, label %b
a:
  ret void
b:
  ret void
}
