//! what: what main does before it creates a thread comes before all that threads do, also in functions that it calls
//! race: LATE READ
//! unlisted: EARLY READ
//! unlisted: RARELY READ
#include <pthread.h>

static int table[4], never, count;

static void fill(void)
{
    table[0] = 3; //~ EARLY
    if (never > 5)
        table[2] = 1; //~ RARELY
}

static void again(void)
{
    count = 1; //~ LATE
}

static void *work(void *arg)
{
    int sum = table[0] + table[2] + count; //~ READ
    return sum > 100 ? arg : NULL;
}

int main(void)
{
    fill();
    pthread_t t, u;
    pthread_create(&t, NULL, work, NULL);
    again();
    pthread_create(&u, NULL, work, NULL);
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    return 0;
}
