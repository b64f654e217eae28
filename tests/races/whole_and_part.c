//! what: one thread writes a part of what the other copies as a whole: one race, whoever comes first
//! race: part whole
#include <pthread.h>
#include <stdio.h>

struct pair {
    int x, y;
};

static struct pair s = {1, 2};
static struct pair copy;
static _Atomic int turn;

static void *writer(void *arg)
{
    (void)arg;
    turn++;
    s.x = 3;   //~ part
    turn++;
    return NULL;
}

static void *copier(void *arg)
{
    (void)arg;
    turn++;
    copy = s;   //~ whole
    turn++;
    return NULL;
}

int main(void)
{
    pthread_t x, y;
    pthread_create(&x, NULL, writer, NULL);
    pthread_create(&y, NULL, copier, NULL);
    pthread_join(x, NULL);
    pthread_join(y, NULL);
    printf("%d\n", copy.x > 0);
    return 0;
}
