//! what: two threads exchange overlapping pairs of an array without a lock, and a number is lost
//! cflags: -pthread
//! find: assertion
//! race: yes
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static int numbers[3] = {3, 2, 1};
#ifdef FIXED
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
#endif

static void *order_pair(void *arg)
{
    int *pair = arg;
#ifdef FIXED
    pthread_mutex_lock(&lock);
#endif
    int left = pair[0];  //~ RACE
    int right = pair[1]; //~ RACE
    if (left > right) {
        pair[0] = right; //~ RACE
        pair[1] = left;  //~ RACE
    }
#ifdef FIXED
    pthread_mutex_unlock(&lock);
#endif
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, order_pair, &numbers[0]);
    pthread_create(&b, NULL, order_pair, &numbers[1]);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(numbers[0] + numbers[1] + numbers[2] == 6); //~ FAIL
    puts("done");
    return 0;
}
