; error: 2:25: 1 elements are given, the type has 2
@s = constant [2 x i32] [i32 1]
