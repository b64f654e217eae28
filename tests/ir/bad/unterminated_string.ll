; error: 2:19: the string has no end
source_filename = "x
