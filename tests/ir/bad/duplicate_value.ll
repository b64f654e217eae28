; error: 4:3: already defined
define void @f() {
  %a = add i32 1, 2
  %a = add i32 1, 2
  ret void
}
