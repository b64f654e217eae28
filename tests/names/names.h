/* Each line that a test prints asks for one name: address, size, and what is expected. `@mark` in it stands for the
 * line that ends with `// @mark`. */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#define AT(address, size, expected) printf("%p %zu %s\n", (void *)(address), (size_t)(size), expected)
#define NAME(object, expected) AT(&(object), sizeof(object), expected)
