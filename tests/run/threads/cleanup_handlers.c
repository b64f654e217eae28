//! what: pthread_cleanup_push and pop, run by pop or by pthread_exit, innermost first; key destructors in rounds
//! cflags: -pthread
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static char text[64];
static int length;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void note(void *what) { text[length++] = *(const char *)what; }
static void release(void *mutex) { pthread_mutex_unlock(mutex); }

static void deep(int n)
{
    pthread_cleanup_push(note, &"abc"[n]);
    if (n == 2)
        pthread_exit((void *)42L);
    deep(n + 1);
    pthread_cleanup_pop(0);
}

static void *leaves(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    pthread_cleanup_push(release, &lock);
    pthread_cleanup_push(note, "x");
    pthread_cleanup_pop(1);
    pthread_cleanup_push(note, "y");
    pthread_cleanup_pop(0);
    deep(0);
    pthread_cleanup_pop(1);
    return NULL;
}

static void *returns(void *arg)
{
    pthread_cleanup_push(note, "r");
    length += 0;
    pthread_cleanup_pop(1);
    return arg;
}

static pthread_key_t again, first, last;
static int rounds;

static void once_more(void *value)
{
    rounds++;
    pthread_setspecific(again, value);
}

static void note_first(void *value) { note(value); }
static void note_last(void *value)
{
    note(value);
    if (*(char *)value == 'L')
        pthread_setspecific(first, "F");
}

static void *with_values(void *arg)
{
    pthread_setspecific(again, arg);
    pthread_setspecific(last, "L");
    return NULL;
}

int main(void)
{
    pthread_t t;
    void *value;
    pthread_create(&t, NULL, leaves, NULL);
    pthread_join(t, &value);
    printf("%s %ld\n", text, (long)value);
    printf("free again %d\n", pthread_mutex_trylock(&lock));
    pthread_create(&t, NULL, returns, &t);
    pthread_join(t, &value);
    printf("%s %d\n", text, value == &t);

    pthread_key_create(&again, once_more);
    pthread_key_create(&first, note_first);
    pthread_key_create(&last, note_last);
    pthread_create(&t, NULL, with_values, &t);
    pthread_join(t, NULL);
    printf("%s, rounds %d\n", text, rounds == PTHREAD_DESTRUCTOR_ITERATIONS);

    /* What the macros call. */
    __pthread_unwind_buf_t buffer;
    printf("%d\n", __sigsetjmp_cancel(buffer.__cancel_jmp_buf, 0));

    /* A deleted key's number serves again, without its values. */
    pthread_setspecific(first, &t);
    pthread_key_t other;
    pthread_key_delete(first);
    printf("%d", pthread_key_create(&other, NULL));
    printf(" %d\n", pthread_getspecific(other) == NULL);
    for (int i = 0; i < 3000; i++) {
        pthread_key_t k;
        if (pthread_key_create(&k, NULL) || pthread_setspecific(k, &t) || pthread_key_delete(k)) {
            puts("no more keys");
            break;
        }
    }
    printf("%d %d\n", pthread_key_delete(9999) != 0, pthread_setspecific(9999, "") != 0);
    return 0;
}
