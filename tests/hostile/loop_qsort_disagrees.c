//! what: a comparison that never agrees with itself
//! run: exit 0
//! check: clean
#include <stdlib.h>
static unsigned seed = 1;
static int compare(const void *a, const void *b) {
    seed = seed * 1103515245 + 12345;
    return (int)(seed >> 16 & 3) - 1;
}
int main(void) {
    int a[2000];
    for (int i = 0; i < 2000; i++)
        a[i] = i;
    qsort(a, 2000, sizeof *a, compare);
}
