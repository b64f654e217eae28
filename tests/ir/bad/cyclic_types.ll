; error: 4:1: contains itself
%a = type { i32, [2 x %b] }
%b = type <{ %c }>
%c = type { %a }
