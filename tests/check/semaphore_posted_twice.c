//! what: an error path gives a semaphore back that the common exit gives back again, and its count grows to 2
//! cflags: -pthread
//! find: assertion
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdio.h>

static sem_t printer;
static atomic_int printing;

static void *print(void *arg)
{
    int pages = *(int *)arg;
    sem_wait(&printer);
    if (pages == 0) {
#ifndef FIXED
        sem_post(&printer);
#endif
    } else {
        assert(atomic_fetch_add(&printing, 1) == 0); //~ FAIL
        printing--;
    }
    sem_post(&printer);
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    int pages[3] = {0, 4, 2};
    sem_init(&printer, 0, 1);
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, print, &pages[i]);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    sem_destroy(&printer);
    puts("done");
    return 0;
}
