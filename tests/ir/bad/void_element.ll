; error: 2:27: `void` cannot be an element
@v = external global [2 x void]
