//! what: memcpy of more bytes than the destination has
//! fail: heap-out-of-bounds
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct record {
    int id;
    char body[60];
};

int main(void) {
    struct record r = {7, "body"};
#ifdef FIXED
    struct record *copy = malloc(sizeof *copy);
#else
    struct record *copy = malloc(sizeof copy);
#endif
    memcpy(copy, &r, sizeof r); //~ FAIL
    printf("%d\n", copy->id);
    free(copy);
    return 0;
}
