; error: 3:1: contains itself
%a = type %b
%b = type %a
