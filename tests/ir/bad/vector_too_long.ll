; error: 2:20: between 1 and 1048576 lanes
@v = externalglobal <4294967295 x i8>
