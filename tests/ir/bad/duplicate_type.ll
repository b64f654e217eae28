; error: 3:1: the type `%t` is defined twice
%t = type { i32 }
%t = type { i64 }
