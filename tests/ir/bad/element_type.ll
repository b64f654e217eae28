; error: 2:33: element 1 has type `i64`, not `i32`
@s = constant [2 x i32] [i32 1, i64 2]
