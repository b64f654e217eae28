//! what: the memory of a mutex is freed while another thread may still take it
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdlib.h>
static struct s { pthread_mutex_t m; int x; } *p;
static void *locks(void *arg) { pthread_mutex_lock(&p->m); pthread_mutex_unlock(&p->m); return arg; }
int main(void)
{
    pthread_t t;
    p = malloc(sizeof *p);
    pthread_mutex_init(&p->m, 0);
    struct s *q = p;
    pthread_create(&t, 0, locks, 0);
    free(q);
    pthread_join(t, 0);
    return 0;
}
