//! what: a day by its name: at weekends two jobs share a table
//! options: --symbolic-argv
//! args: aaa
//! input: argv[1] = "Sun"
//! race: one two
#include <pthread.h>
#include <strings.h>

static const char *const days[] = { "mon", "tue", "wed", "thu", "fri", "sat", "sun" };
static int table[2], day = -1;

static void *first(void *arg)
{
    (void)arg;
    table[0]++;                               //~ one
    return 0;
}

static void *second(void *arg)
{
    (void)arg;
    table[day == 6 ? 0 : 1]++;                //~ two
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    for (int i = 0; argc > 1 && i < 7; i++)
        if (strcasecmp(argv[1], days[i]) == 0)
            day = i;
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
