//! what: threads that write to different elements do not race; the one that takes the wrong element does, for one input
//! race: here_a here_b nondet_uint=1
#include <pthread.h>

unsigned int __VERIFIER_nondet_uint(void);

static int cells[4];
static unsigned int which;

static void *first(void *arg)
{
    (void)arg;
    cells[which] = 1;        //~ here_a
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    cells[1] = 2;            //~ here_b
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    which = __VERIFIER_nondet_uint();
    if (which > 3)
        which = 0;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    
    return 0;
}
