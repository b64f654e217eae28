//! what: an iterator lets the lock go between two nodes, and the node that it stands on is freed
//! cflags: -pthread
//! find: use-after-free
//! proves: yes
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
    struct node *next;
    int value;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct node *list;

static void push(int value)
{
    struct node *n = malloc(sizeof *n);
    n->value = value;
    n->next = list;
    list = n;
}

static void *remove_first(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    struct node *n = list;
    list = n->next;
    free(n);
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t t;
    int sum = 0;
    push(2);
    push(1);
    pthread_create(&t, NULL, remove_first, NULL);
    pthread_mutex_lock(&lock);
    for (struct node *n = list; n; n = n->next) {
#ifndef FIXED
        pthread_mutex_unlock(&lock);
        pthread_mutex_lock(&lock);
#endif
        sum += n->value; //~ FAIL
    }
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    free(list);
    puts(sum >= 2 ? "done" : "too small");
    return 0;
}
