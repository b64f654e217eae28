//! what: two threads guard one counter with two different locks
//! cflags: -pthread
//! find: assertion
//! race: yes
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t page_lock = PTHREAD_MUTEX_INITIALIZER;
#ifndef FIXED
static pthread_mutex_t user_lock = PTHREAD_MUTEX_INITIALIZER;
#endif
static int hits;

static void *count_page(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&page_lock);
    hits++; //~ RACE
    pthread_mutex_unlock(&page_lock);
    return NULL;
}

static void *count_user(void *arg)
{
    pthread_mutex_t *lock = &page_lock;
    (void)arg;
#ifndef FIXED
    lock = &user_lock;
#endif
    pthread_mutex_lock(lock);
    hits++; //~ RACE
    pthread_mutex_unlock(lock);
    return NULL;
}

int main(void)
{
    pthread_t page, user;
    pthread_create(&page, NULL, count_page, NULL);
    pthread_create(&user, NULL, count_user, NULL);
    pthread_join(page, NULL);
    pthread_join(user, NULL);
    assert(hits == 2); //~ FAIL
    puts("done");
    return 0;
}
