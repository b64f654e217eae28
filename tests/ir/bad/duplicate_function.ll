; error: 3:14: `@f` is already defined in line 2
declare void @f()
declare void @f()
