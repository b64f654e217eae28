//! what: a subject calls its listener with its lock held, and the listener calls back into the subject
//! cflags: -pthread
//! find: deadlock
//! proves: yes
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t subject_lock = PTHREAD_MUTEX_INITIALIZER, view_lock = PTHREAD_MUTEX_INITIALIZER;
static int value, shown;
static void (*listener)(int);

static void show(int v)
{
    pthread_mutex_lock(&view_lock); //~ FAIL
    shown = v;
    pthread_mutex_unlock(&view_lock);
}

static void *set_value(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&subject_lock);
    value = 7;
#ifdef FIXED
    pthread_mutex_unlock(&subject_lock);
    listener(7);
#else
    listener(7);
    pthread_mutex_unlock(&subject_lock);
#endif
    return NULL;
}

static void *redraw(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&view_lock);
    pthread_mutex_lock(&subject_lock); //~ FAIL
    shown = value;
    pthread_mutex_unlock(&subject_lock);
    pthread_mutex_unlock(&view_lock);
    return NULL;
}

int main(void)
{
    pthread_t model, view;
    listener = show;
    pthread_create(&model, NULL, set_value, NULL);
    pthread_create(&view, NULL, redraw, NULL);
    pthread_join(model, NULL); //~ FAIL
    pthread_join(view, NULL);
    puts("done");
    return 0;
}
