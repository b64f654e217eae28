//! what: a field at an offset from a null pointer, as at the end of a list
//! fail: null-access
#include <stdio.h>

struct node {
    struct node *next;
    char name[40];
    int value;
};

int main(void) {
    struct node last = {NULL, "last", 2}, first = {&last, "first", 1};
    int sum = 0;
    struct node *n = &first;
#ifdef FIXED
    for (int i = 0; i < 2; i++) {
#else
    for (int i = 0; i < 3; i++) {
#endif
        sum += n->value; //~ FAIL
        n = n->next;
    }
    printf("%d\n", sum);
    return 0;
}
