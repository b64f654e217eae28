; error: 2:17: `null` is a pointer, not `i32`
@s = global i32 null
