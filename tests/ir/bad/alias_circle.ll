; error: 2:1: stands for itself
@a = alias i32, getelementptr (i8, ptr @b, i64 1)
@b = alias i32, ptr @a
