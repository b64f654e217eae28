//! what: a function that sets its result on some paths only, and main returns it
//! options: --uninitialised
//! fail: uninitialised
#include <stdio.h>

static int find(const int *numbers, int count, int wanted) {
    int at;
#ifdef FIXED
    at = 7;
#endif
    for (int i = 0; i < count; i++)
        if (numbers[i] == wanted)
            at = i;
    return at;
}

int main(void) {
    int numbers[] = {3, 1, 4};
    printf("%d\n", find(numbers, 3, 4));
    return find(numbers, 3, 5); //~ FAIL
}
