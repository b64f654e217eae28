//! what: what the argument points to: one field is written before the thread begins, one behind
#include <pthread.h>
#include <stdio.h>

struct task {
    int before, behind;
};

static void *worker(void *arg)
{
    struct task *task = arg;
    if (task->before != 1) //~ NOT
        puts("not yet?");
    if (task->behind == 1) //~ BRANCH if other
        puts("already");
    return NULL;
}

int main(void)
{
    pthread_t a;
    struct task task = {1, 0};
    pthread_create(&a, NULL, worker, &task);
    task.behind = 1;
    pthread_join(a, NULL);
    return 0;
}
