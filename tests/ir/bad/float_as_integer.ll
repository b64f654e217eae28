; error: 2:15: this is not an integer
@s = global i321.5
