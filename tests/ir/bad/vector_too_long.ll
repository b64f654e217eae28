; error: 2:23: between 1 and 1048576 lanes
@v = external global <4294967295 x i8>
