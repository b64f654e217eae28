//! what: aliases of aliases, of static and thread-local symbols, in tables and as function pointers
//! opt: 0 2
#include <stdio.h>

int a = 41;
extern int c __attribute__((alias("b")));
extern int b __attribute__((alias("a")));
static int hidden(void) { return 77; }
int public_name(void) __attribute__((alias("hidden")));
int second_name(void) __attribute__((alias("public_name")));
__thread int each = 5;
extern __thread int each_too __attribute__((alias("each")));
static int *const table[] = {&b, &c};
static int (*const functions[])(void) = {public_name, second_name};

int main(void) {
    a = 42;
    each = 9;
    printf("%d %d %d %d\n", b, c, *table[0], *table[1]);
    printf("%d %d %d\n", public_name(), functions[1](), functions[0] == functions[1]);
    printf("%d\n", each_too);
    return 0;
}
