//! what: the last user destroys the lock and frees the data; who holds the lock at that moment has no race, but a lock that is destroyed under his hands
//! race: drop release failure
//! race: take release failure
//! refuted: look release lock
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct shared {
    pthread_mutex_t lock;
    atomic_int users;
    int closed;
};

static void leave(struct shared *s) {
    if (atomic_fetch_sub(&s->users, 1) == 1) { //~ drop
        pthread_mutex_destroy(&s->lock);
        free(s); //~ release
    }
}

static void *worker(void *arg) {
    struct shared *s = arg;
    atomic_fetch_add(&s->users, 1); //~ take
    pthread_mutex_lock(&s->lock);
    int closed = s->closed; //~ look
    pthread_mutex_unlock(&s->lock);
    leave(s);
    return closed ? arg : 0;
}

int main(void) {
    struct shared *s = calloc(1, sizeof *s);
    pthread_mutex_init(&s->lock, 0);
    s->users = 1;
    pthread_t t;
    pthread_create(&t, 0, worker, s);
    pthread_mutex_lock(&s->lock);
    s->closed = 1;
    pthread_mutex_unlock(&s->lock);
    leave(s);
    pthread_join(t, 0);
    return 0;
}
