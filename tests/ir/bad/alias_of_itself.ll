; error: 2:17: the alias stands for itself
@a = alias i32, ptr @a
