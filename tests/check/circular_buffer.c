//! what: a ring buffer's producer moves the head before the slot is filled
//! cflags: -pthread
//! find: assertion
//! race: yes
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

#define SIZE 2

static int ring[SIZE];
static atomic_uint head, tail;

static void put(int value)
{
    unsigned h = atomic_load(&head);
    if (h - atomic_load(&tail) == SIZE)
        return;
#ifdef FIXED
    ring[h % SIZE] = value;
    atomic_store(&head, h + 1);
#else
    atomic_store(&head, h + 1);
    ring[h % SIZE] = value; //~ RACE
#endif
}

static int get(int *value)
{
    unsigned t = atomic_load(&tail);
    if (t == atomic_load(&head))
        return 0;
    *value = ring[t % SIZE]; //~ RACE
    atomic_store(&tail, t + 1);
    return 1;
}

static void *producer(void *arg)
{
    (void)arg;
    put(7);
    put(7);
    return NULL;
}

int main(void)
{
    pthread_t t;
    int value;
    pthread_create(&t, NULL, producer, NULL);
    if (get(&value))
        assert(value == 7); //~ FAIL
    pthread_join(t, NULL);
    puts("done");
    return 0;
}
