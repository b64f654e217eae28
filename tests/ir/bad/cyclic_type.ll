; error: 2:1: `%a` contains itself
%a = type { i32, %a }
