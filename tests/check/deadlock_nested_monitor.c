//! what: a thread waits on a condition variable and keeps an outer lock that the signaller needs
//! cflags: -pthread
//! find: deadlock
//! proves: yes
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t channel_lock = PTHREAD_MUTEX_INITIALIZER, queue_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t filled = PTHREAD_COND_INITIALIZER;
static int messages;

static void *receive(void *arg)
{
    (void)arg;
#ifndef FIXED
    pthread_mutex_lock(&channel_lock);
#endif
    pthread_mutex_lock(&queue_lock);
    while (messages == 0)
        pthread_cond_wait(&filled, &queue_lock); //~ FAIL
    messages--;
    pthread_mutex_unlock(&queue_lock);
#ifndef FIXED
    pthread_mutex_unlock(&channel_lock);
#endif
    return NULL;
}

static void *send(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&channel_lock); //~ FAIL
    pthread_mutex_lock(&queue_lock);
    messages++;
    pthread_cond_signal(&filled);
    pthread_mutex_unlock(&queue_lock);
    pthread_mutex_unlock(&channel_lock);
    return NULL;
}

int main(void)
{
    pthread_t receiver, sender;
    pthread_create(&receiver, NULL, receive, NULL);
    pthread_create(&sender, NULL, send, NULL);
    pthread_join(receiver, NULL); //~ FAIL
    pthread_join(sender, NULL);
    puts("done");
    return 0;
}
