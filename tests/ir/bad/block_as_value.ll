; error: 4:11: this is the name of a block
define i32 @f() {
e:
  ret i32 %e
}
