//! what: a counter of a heap object decides before anybody has set it
//! options: --uninitialised
//! fail: uninitialised
#include <stdio.h>
#include <stdlib.h>

struct queue {
    int *items;
    int room, filled;
};

static struct queue *new_queue(int room) {
    struct queue *q = malloc(sizeof *q);
    q->items = malloc((size_t)room * sizeof *q->items);
    q->room = room;
#ifdef FIXED
    q->filled = 0;
#endif
    return q;
}

int main(void) {
    struct queue *q = new_queue(4);
    for (int i = 0; i < 3; i++)
        if (q->filled < q->room) //~ FAIL
            q->items[q->filled++] = i;
    printf("%d\n", q->items[2]);
    free(q->items);
    free(q);
    return 0;
}
