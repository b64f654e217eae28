//! what: two threads find that a name is not in the list, and both insert it
//! cflags: -pthread
//! find: assertion
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

struct node {
    struct node *next;
    int name;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct node *list;
static struct node nodes[2] = {{NULL, 5}, {NULL, 5}};

static int contains(int name)
{
    for (struct node *n = list; n; n = n->next)
        if (n->name == name)
            return 1;
    return 0;
}

static void *insert(void *arg)
{
    struct node *n = arg;
    pthread_mutex_lock(&lock);
    int is_there = contains(n->name);
#ifndef FIXED
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
#endif
    if (!is_there) {
        n->next = list;
        list = n;
    }
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, insert, &nodes[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    assert(list && list->next == NULL); //~ FAIL
    puts("done");
    return 0;
}
