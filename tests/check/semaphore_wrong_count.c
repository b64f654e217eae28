//! what: a semaphore that stands for a mutex starts at 2
//! cflags: -pthread
//! find: assertion
//! race: yes
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t free_slots;
static int served;

static void *clerk(void *arg)
{
    (void)arg;
    sem_wait(&free_slots);
    served++; //~ RACE
    sem_post(&free_slots);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
#ifdef FIXED
    sem_init(&free_slots, 0, 1);
#else
    sem_init(&free_slots, 0, 2);
#endif
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, clerk, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    assert(served == 2); //~ FAIL
    sem_destroy(&free_slots);
    puts("done");
    return 0;
}
