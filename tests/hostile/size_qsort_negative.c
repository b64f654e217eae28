//! what: qsort of -1 elements
//! run: stack-out-of-bounds or wild-access
//! check: stack-out-of-bounds or wild-access
#include <stdlib.h>
static int compare(const void *a, const void *b) {
    return *(const int *)a - *(const int *)b; //~ FAIL
}
int main(void) {
    int a[3] = {3, 2, 1};
    qsort(a, -1, 4, compare); //~ FAIL
}
