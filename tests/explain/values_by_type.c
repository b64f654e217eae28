//! what: stock that is taken twice falls below zero; what is shown of each variable depends on its type
//! cflags: -pthread
//! explains: assertion
//! repair: atomic
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static unsigned stock = 1;
static double price = 1.5;
static char grade = 'A';
static int *last;
static int buyers[2];

static void *buyer(void *arg)
{
    if (stock > 0) {
        price += 0.25;
        grade++;
        last = arg;
        stock--;
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, buyer, &buyers[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    assert(stock == 0); //~ FAIL
    return 0;
}
