; error: 3:32: expected a memory ordering
define void @f(ptr %x) {
  %v = load atomic i32, ptr %x relaxed, align 4
  ret void
}
