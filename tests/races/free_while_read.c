//! what: one thread frees what the other still reads
//! race: free read failure
#include <pthread.h>
#include <stdlib.h>

struct session { int user; };
static struct session *current;

static void *first(void *arg)
{
    (void)arg;
    free(current);             //~ free
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    return (void *)(long)current->user; //~ read
}

int main(void)
{
    pthread_t a, b;
    current = calloc(1, sizeof *current);
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    
    return 0;
}
