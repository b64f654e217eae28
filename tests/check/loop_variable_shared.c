//! what: every thread gets the address of the loop variable, which moves on before it is read
//! cflags: -pthread
//! find: assertion
//! race: yes
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int started[3];

static void *work(void *arg)
{
    int number = *(int *)arg; //~ RACE
    started[number]++;
    return NULL;
}

int main(void)
{
    pthread_t t[2];
#ifdef FIXED
    int numbers[2] = {0, 1};
#endif
    int i;
    for (i = 0; i < 2; i++) { //~ RACE
#ifdef FIXED
        pthread_create(&t[i], NULL, work, &numbers[i]);
#else
        pthread_create(&t[i], NULL, work, &i);
#endif
    }
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    assert(started[0] == 1 && started[1] == 1); //~ FAIL
    puts("done");
    return 0;
}
