; error: 4:1: no terminator
define void @f() {
  %a = add i32 1, 2
}
