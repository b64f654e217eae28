; error: 2:17: `@p` is not a function
@p = global ptr blockaddress(@p, %b)
