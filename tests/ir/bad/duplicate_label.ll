; error: 5:1: label is already defined
define void @f() {
a:
  br label %a
a:
  ret void
}
