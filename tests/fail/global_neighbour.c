//! what: an overflow from one global into the next one
//! fail: global-out-of-bounds
#include <stdio.h>

static int first[4] = {1, 2, 3, 4};
static int second[4] = {5, 6, 7, 8};

int main(void) {
    int sum = 0;
#ifdef FIXED
    int n = 4;
#else
    int n = 8;
#endif
    for (int i = 0; i < n; i++)
        sum += first[i]; //~ FAIL
    printf("%d %d\n", sum, second[0]);
    return 0;
}
