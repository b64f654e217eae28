//! what: main reads behind the join of one thread while the other still writes
//! race: write read different-values
//! not: before read
#include <pthread.h>
#include <stdio.h>

static int early, late;

static void *first(void *arg)
{
    (void)arg;
    early = 1;                 //~ before
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    late = 1;                  //~ write
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    printf("%d\n", early + late); //~ read
    pthread_join(b, NULL);
    return 0;
}
