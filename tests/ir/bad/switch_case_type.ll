; error: 3:29: the case has another type
define void @f(i32 %x) {
  switch i32 %x, label %a [ i64 1, label %a ]
a:
  ret void
}
