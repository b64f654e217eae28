//! what: two counters with a number in their names race in the same line: two races
//! race: bump bump data=counter1
//! race: bump bump data=counter2
#include <pthread.h>

static int counter1, counter2;

static void bump(int *counter)
{
    ++*counter;   //~ bump
}

static void *worker(void *arg)
{
    (void)arg;
    bump(&counter1);
    bump(&counter2);
    return NULL;
}

int main(void)
{
    pthread_t x, y;
    pthread_create(&x, NULL, worker, NULL);
    pthread_create(&y, NULL, worker, NULL);
    pthread_join(x, NULL);
    pthread_join(y, NULL);
    return 0;
}
