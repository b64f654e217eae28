//! what: a loop writes one element past a local array
//! fail: stack-out-of-bounds
#include <stdio.h>

int main(void) {
    int before = 1, squares[10], after = 2;
#ifdef FIXED
    for (int i = 0; i < 10; i++)
#else
    for (int i = 0; i <= 10; i++)
#endif
        squares[i] = i * i; //~ FAIL
    printf("%d %d %d\n", before, squares[9], after);
    return 0;
}
