/* Two agents sell the last seat of a plane. Now and then it is sold twice. */
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t desk = PTHREAD_MUTEX_INITIALIZER;
static int seats = 1;

static int seat_is_left(void)
{
    pthread_mutex_lock(&desk);
    int left = seats > 0;
    pthread_mutex_unlock(&desk);
    return left;
}

static void *agent(void *arg)
{
    (void)arg;
    if (seat_is_left()) {
        pthread_mutex_lock(&desk);
        seats--;
        pthread_mutex_unlock(&desk);
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, agent, NULL);
    pthread_create(&b, NULL, agent, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(seats == 0);
    puts("sold once");
    return 0;
}
