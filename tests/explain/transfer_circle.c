//! what: three transfers between three accounts, each of which locks its own account first; the locks all have one name
//! cflags: -pthread
//! explains: deadlock
//! core: 3
//! repair: lock-order
#include <pthread.h>
#include <stdlib.h>

struct account {
    pthread_mutex_t lock;
    long money;
};

static struct account *accounts[3];

static void *transfer(void *arg)
{
    int n = *(int *)arg;
    struct account *from = accounts[n], *to = accounts[(n + 1) % 3];
    pthread_mutex_lock(&from->lock);
    pthread_mutex_lock(&to->lock);
    from->money -= 10;
    to->money += 10;
    pthread_mutex_unlock(&to->lock);
    pthread_mutex_unlock(&from->lock);
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    int n[3];
    for (int i = 0; i < 3; i++) {
        accounts[i] = malloc(sizeof *accounts[i]);
        pthread_mutex_init(&accounts[i]->lock, NULL);
        accounts[i]->money = 100;
    }
    for (int i = 0; i < 3; i++) {
        n[i] = i;
        pthread_create(&t[i], NULL, transfer, &n[i]);
    }
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
