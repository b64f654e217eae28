; error: 8:3: this `phi` has no value for the block `%b`
define i32 @f(i1 %c) {
e:
  br i1 %c, label %a, label %b
b:
  br label %a
a:
  %p = phi i32 [ 1, %e ]
  ret i32 %p
}
