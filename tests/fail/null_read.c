//! what: reading through a null pointer
//! fail: null-access
#include <stdio.h>

static int values[] = {1, 2, 3};
static int *find(int wanted) {
    for (int i = 0; i < 3; i++)
        if (values[i] == wanted)
            return &values[i];
    return NULL;
}

int main(void) {
#ifdef FIXED
    int *p = find(3);
#else
    int *p = find(4);
#endif
    printf("%d\n", *p); //~ FAIL
    return 0;
}
