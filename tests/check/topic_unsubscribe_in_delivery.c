//! what: a subscriber is freed by unsubscribe while a message is being delivered to it outside the lock
//! cflags: -pthread
//! find: use-after-free
//! race: yes
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX_SUBSCRIBERS 4

struct message {
    int id;
    int value;
};

struct subscriber {
    void (*deliver)(struct subscriber *self, const struct message *m);
    int received;
    int last_value;
    int in_delivery; // publishers that are calling it now
};

struct topic {
    pthread_mutex_t lock;
    pthread_cond_t delivered;
    struct subscriber *subscribers[MAX_SUBSCRIBERS];
    int count;
    int published;
};

static struct subscriber *topic_subscribe(struct topic *t, void (*deliver)(struct subscriber *, const struct message *))
{
    struct subscriber *s = calloc(1, sizeof *s);
    if (!s)
        return NULL;
    s->deliver = deliver;
    pthread_mutex_lock(&t->lock);
    if (t->count == MAX_SUBSCRIBERS) {
        pthread_mutex_unlock(&t->lock);
        free(s);
        return NULL;
    }
    t->subscribers[t->count++] = s;
    pthread_mutex_unlock(&t->lock);
    return s;
}

// Returns how many messages the subscriber was given. It is not called any more after this.
static int topic_unsubscribe(struct topic *t, struct subscriber *s)
{
    pthread_mutex_lock(&t->lock);
    for (int i = 0; i < t->count; i++) {
        if (t->subscribers[i] == s) {
            t->subscribers[i] = t->subscribers[--t->count];
            break;
        }
    }
#ifdef FIXED
    while (s->in_delivery > 0)
        pthread_cond_wait(&t->delivered, &t->lock);
#endif
    pthread_mutex_unlock(&t->lock);
    int received = s->received; //~ RACE
    free(s);                    //~ RACE
    return received;
}

// Callbacks run without the lock, so that they may publish and subscribe themselves.
static void topic_publish(struct topic *t, const struct message *m)
{
    struct subscriber *targets[MAX_SUBSCRIBERS];
    int count;

    pthread_mutex_lock(&t->lock);
    count = t->count;
    for (int i = 0; i < count; i++) {
        targets[i] = t->subscribers[i];
        targets[i]->in_delivery++;
    }
    t->published++;
    pthread_mutex_unlock(&t->lock);

    for (int i = 0; i < count; i++)
        targets[i]->deliver(targets[i], m); //~ FAIL RACE

    pthread_mutex_lock(&t->lock);
    for (int i = 0; i < count; i++)
        targets[i]->in_delivery--; //~ FAIL RACE
    pthread_cond_broadcast(&t->delivered);
    pthread_mutex_unlock(&t->lock);
}

static struct topic prices = {.lock = PTHREAD_MUTEX_INITIALIZER, .delivered = PTHREAD_COND_INITIALIZER};

static void remember(struct subscriber *self, const struct message *m)
{
    self->last_value = m->value; //~ FAIL RACE
    self->received++;            //~ FAIL RACE
}

static void *publisher(void *arg)
{
    (void)arg;
    for (int i = 0; i < 2; i++) {
        struct message m = {.id = i, .value = 100 + i};
        topic_publish(&prices, &m);
    }
    return NULL;
}

static void *visitor(void *received)
{
    struct subscriber *s = topic_subscribe(&prices, remember);
    if (!s)
        abort();
    *(int *)received = topic_unsubscribe(&prices, s);
    return NULL;
}

int main(void)
{
    pthread_t p, v;
    int visited = 0;
    struct subscriber *screen = topic_subscribe(&prices, remember);
    if (!screen)
        return 1;
    pthread_create(&p, NULL, publisher, NULL);
    pthread_create(&v, NULL, visitor, &visited);
    pthread_join(p, NULL);
    pthread_join(v, NULL);
    assert(visited >= 0 && visited <= prices.published);
    assert(screen->last_value == 101);
    assert(topic_unsubscribe(&prices, screen) == 2);
    puts("done");
    return 0;
}
