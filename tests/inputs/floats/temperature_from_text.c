//! what: a temperature is typed with a fraction; converted, it is exactly the threshold that two threads watch
//! options: --symbolic-argv
//! args: aaaaaa
//! find: assertion
//! order: needed
//! input: argv[1] = "97.7"
//! slow: the number goes through shared memory, so the solver has to divide by itself
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int alarms;
static double celsius;

static void *watch(void *arg)
{
    (void)arg;
    if (celsius >= 36.4 && celsius < 36.6 && atomic_load(&alarms) == 0)
        atomic_fetch_add(&alarms, 1);
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    char *end;
    if (argc < 2)
        return 0;
    double fahrenheit = strtod(argv[1], &end);
    if (*end)
        return 0;
    celsius = (fahrenheit - 32) / 1.8;
    pthread_create(&a, 0, watch, 0);
    pthread_create(&b, 0, watch, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(atomic_load(&alarms) < 2); //~ FAIL
    return 0;
}
