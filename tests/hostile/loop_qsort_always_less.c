//! what: a comparison that always says less
//! run: exit 0
//! check: clean
#include <stdlib.h>
static int compare(const void *a, const void *b) {
    return -1;
}
int main(void) {
    static int a[1000];
    qsort(a, 1000, sizeof *a, compare);
    int key = 1;
    return bsearch(&key, a, 1000, sizeof *a, compare) != 0;
}
