; error: 4:19: the value has type `i32`, but `i64` is expected
define void @f(i32 %x) {
  %a = add i32 %x, 1
  %b = add i64 1, %a
  ret void
}
