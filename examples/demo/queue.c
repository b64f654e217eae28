/* A queue of jobs that grows. Natively it seems to work: the bug writes one job past the end of the heap block,
 * where malloc happens to leave some room. `make demo` shows what Unsnarl sees. */
#include <stdio.h>
#include <stdlib.h>

struct queue {
    const char **jobs;
    int taken, count, room;
};

static const char **room_for(int jobs) {
    return malloc(jobs * sizeof(char *));
}

static void grow(struct queue *q) {
    const char **jobs = room_for(2 * q->room);
    for (int i = 0; i < q->count; i++)
        jobs[i] = q->jobs[i];
    free(q->jobs);
    q->jobs = jobs;
    q->room *= 2;
}

static void push(struct queue *q, const char *job) {
#ifdef FIXED
    if (q->count >= q->room)
#else
    if (q->count > q->room)
#endif
        grow(q);
    q->jobs[q->count++] = job;
}

int main(void) {
    static const char *const work[] = {"sort", "wash", "fold", "iron", "pack"};
    struct queue q = {.jobs = room_for(4), .room = 4};
    for (int i = 0; i < 5; i++)
        push(&q, work[i]);
    while (q.taken < q.count)
        printf("job: %s\n", q.jobs[q.taken++]);
    free(q.jobs);
    return 0;
}
