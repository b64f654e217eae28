; error: 2:1: expected a definition
hello world
