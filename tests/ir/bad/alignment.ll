; error: 2:26: an alignment is a power of two
@a = global i32 0, align 3
