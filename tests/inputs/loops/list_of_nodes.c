//! what: a list is built from input bytes until a 0; the walker follows it while an element is unlinked and freed
//! find: use-after-free
//! order: needed
//! input: values = "\x09\x04\x2b\x11\x00"
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

struct node {
    struct node *next;
    unsigned char value;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct node *list;

static void *unlink_third(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    struct node *n = list;
    int sum = 0;
    for (int i = 0; n && i < 2; i++) {
        sum += n->value;
        n = n->next;
    }
    if (n && n->next && sum == 60) {
        struct node *gone = n->next;
        n->next = gone->next;
        free(gone);
    }
    pthread_mutex_unlock(&lock);
    return 0;
}

static void *walk(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    struct node *at = list;
    for (int i = 0; at && i < 3; i++)
        at = at->next;
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    unsigned char last = at ? at->value : 0; //~ FAIL
    pthread_mutex_unlock(&lock);
    return (void *)(size_t)last;
}

int main(void)
{
    pthread_t a, b;
    unsigned char values[5];
    unsnarl_symbolic(values, sizeof values, "values");
    for (int i = 0; i < 5 && values[i]; i++) {
        if (i > 0 && values[i] == values[i - 1])
            return 0;
        struct node *n = malloc(sizeof *n);
        n->value = values[i];
        n->next = list;
        list = n;
    }
    pthread_create(&a, 0, unlink_third, 0);
    pthread_create(&b, 0, walk, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
