; error: 6:3: before all other instructions
define i32 @f() {
e:
  br label %a
a: %x = add i32 1, 2
  %p = phi i32 [ 1, %e ]
  ret i32 %p
}
