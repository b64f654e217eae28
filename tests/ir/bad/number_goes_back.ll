; error: 4:3: must be 3 or greater
define void @f(i32 %0) {
  %2 = add i32 %0, 1
  %1 = add i32 %0, 1
  ret void
}
