; error: 3:1: `@g` is already defined in line 2
@g = global i32 0
@g = global i32 1
