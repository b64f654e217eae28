; error: 3:12: no block of this function has the name `%nowhere`
define void @f() {
  br label %nowhere
}
