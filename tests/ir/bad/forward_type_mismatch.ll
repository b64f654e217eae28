; error: 4:19: used as `i64`, but defined as `i32`
define void @f() {
e:
  %b = add i64 1, %a
  %a = add i32 1, 1
  ret void
}
