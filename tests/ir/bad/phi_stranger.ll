; error: 8:3: a value for `%x`, which does not lead to its block
define i32 @f() {
e:
  br label %a
x:
  ret i32 0
a:
  %p = phi i32 [ 1, %e ], [ 2, %x ]
  ret i32 %p
}
