; error: 4:3: no result to name
declare void @g()
define void @f() {
  %x = call void @g()
  ret void
}
