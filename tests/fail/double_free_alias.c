//! what: two owners free the same block
//! fail: double-free
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct owner {
    char *name;
};
static void drop(struct owner *o) {
    free(o->name); //~ FAIL
    o->name = NULL;
}

int main(void) {
    struct owner a = {strdup("shared")};
#ifdef FIXED
    struct owner b = {strdup(a.name)};
#else
    struct owner b = a;
#endif
    drop(&a);
    drop(&b);
    puts("done");
    return 0;
}
