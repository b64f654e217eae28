; error: 2:19: at least one block
define void @f() {}
