//! what: jobs with priorities from the input are put in by two threads and taken by the highest; equal ones must keep their order
//! find: assertion
//! order: needed
//! input: p = "\x37\x37\x00"
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

struct job {
    unsigned char priority, number;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct job queue[3];
static int jobs;
static unsigned char p[3];

static int compare(const void *a, const void *b)
{
    const struct job *x = a, *y = b;
    return y->priority - x->priority;
}

static void *submit(void *arg)
{
    unsigned char number = *(unsigned char *)arg;
    pthread_mutex_lock(&lock);
    queue[jobs].priority = p[number];
    queue[jobs++].number = number;
    qsort(queue, (size_t)jobs, sizeof queue[0], compare);
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    static unsigned char zero = 0, one = 1;
    pthread_t a, b;
    unsnarl_symbolic(p, sizeof p, "p");
    if (p[2] != 0 || p[0] < 50 || p[0] > 60)
        return 0;
    pthread_create(&a, 0, submit, &zero);
    pthread_create(&b, 0, submit, &one);
    pthread_join(a, 0);
    pthread_join(b, 0);
    if (p[0] == p[1])
        assert(queue[0].number == 0); //~ FAIL
    return 0;
}
