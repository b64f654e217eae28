; error: 2:17: expected a value, found `nothing`
@s = global i32 nothing
