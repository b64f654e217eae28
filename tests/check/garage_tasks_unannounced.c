//! what: workers leave when they find no task, though the manager has not handed out the tasks yet
//! cflags: -pthread
//! find: assertion
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t handed_out = PTHREAD_COND_INITIALIZER;
static int task, repaired;

static void *mechanic(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
#ifdef FIXED
    while (task == 0)
        pthread_cond_wait(&handed_out, &lock);
#endif
    if (task == 1)
        repaired++;
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *manager(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    task = 1;
    pthread_cond_signal(&handed_out);
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t m, w;
    pthread_create(&m, NULL, manager, NULL);
    pthread_create(&w, NULL, mechanic, NULL);
    pthread_join(m, NULL);
    pthread_join(w, NULL);
    assert(repaired == 1); //~ FAIL
    puts("done");
    return 0;
}
