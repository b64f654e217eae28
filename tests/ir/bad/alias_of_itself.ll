; error: 2:1: the alias `@a` stands for itself
@a = alias i32, ptr @a
