; error: 2:23: the string has 2 bytes, its type 3
@s = constant [3 x i8]c"a\00"
