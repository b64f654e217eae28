//! what: `total` is under `mutex` wherever threads give it to each other, but for one line that reads it without. That flow comes first.
//! suspicious: lock total add hurried_read
//! flow: total initial add
//! flow: total initial read
//! flow: total initial hurried_read
//! flow: total add add
//! flow: total add read
//! flow: total add hurried_read
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int total;

static void *writer(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    total = total + 5; //~ add
    pthread_mutex_unlock(&mutex);
    return NULL;
}

static void *reader(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    int seen = total; //~ read
    pthread_mutex_unlock(&mutex);
    return (void *)(long)seen;
}

static void *hurried(void *unused) {
    (void)unused;
    int seen = total; //~ hurried_read
    return (void *)(long)seen;
}

int main(void) {
    pthread_t threads[4];
    pthread_create(&threads[0], NULL, writer, NULL);
    pthread_create(&threads[1], NULL, writer, NULL);
    pthread_create(&threads[2], NULL, reader, NULL);
    pthread_create(&threads[3], NULL, hurried, NULL);
    for (int n = 0; n < 4; n++) {
        pthread_join(threads[n], NULL);
    }
    return 0;
}
