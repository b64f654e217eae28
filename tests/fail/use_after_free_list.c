//! what: walking a list reads next from the node just freed
//! fail: use-after-free
#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

int main(void) {
    struct node *head = NULL;
    for (int i = 0; i < 3; i++) {
        struct node *n = malloc(sizeof *n);
        n->value = i;
        n->next = head;
        head = n;
    }
    int freed = 0;
#ifdef FIXED
    for (struct node *n = head, *next; n; n = next) {
        next = n->next;
#else
    for (struct node *n = head; n; n = n->next) { //~ FAIL
#endif
        free(n);
        freed++;
    }
    printf("%d\n", freed);
    return 0;
}
