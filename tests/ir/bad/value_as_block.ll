; error: 3:12: this is the name of a value
define void @f(i32 %x) {
  br label %x
}
