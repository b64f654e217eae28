; error: 2:17: `@f` has no block `%b`
@p = global ptr blockaddress(@f, %b)
define void @f() {
  ret void
}
