; error: 3:3: expected an instruction
define void @f() {
  ?
}
