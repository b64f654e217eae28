; error: 2:17: this is not an integer
@s = global i32 1.5
