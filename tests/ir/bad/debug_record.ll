; error: 3:6: expected a debug record
define void @f() {
    #what(ptr undef)
  ret void
}
