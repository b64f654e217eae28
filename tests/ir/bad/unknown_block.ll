; error: 3:13: no block of this function has the name `%nowhere`
define void @f() {
  br label %nowhere
}
