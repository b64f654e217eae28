; error: 2:22: between 1 and 8388608 bits
@v = external global i8388609
