; error: 3:11: no value of this function has the name `%x`
define i32 @f() {
  ret i32 %x
}
