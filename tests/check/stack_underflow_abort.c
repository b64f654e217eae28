//! what: two threads see one plate on the stack, and the second one to take it aborts
//! cflags: -pthread
//! find: abort
//! proves: yes
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int plates = 1;

static int size(void)
{
    pthread_mutex_lock(&lock);
    int n = plates;
    pthread_mutex_unlock(&lock);
    return n;
}

static int take(int is_optional)
{
    pthread_mutex_lock(&lock);
    int is_there = plates > 0;
    if (is_there)
        plates--;
    else if (!is_optional)
        abort(); //~ FAIL
    pthread_mutex_unlock(&lock);
    return is_there;
}

static void *guest(void *arg)
{
    (void)arg;
#ifdef FIXED
    take(1);
#else
    if (size() > 0)
        take(0);
#endif
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, guest, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", size());
    return 0;
}
