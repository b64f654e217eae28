//! what: strtok keeps its place for the whole process: two threads that cut their own texts mix them up
//! options: --symbolic-argv --no-races
//! args: aaaaaaa
//! find: assertion
//! order: needed
//! input: argv[1] = "go,x,y"
#include <assert.h>
#include <pthread.h>
#include <string.h>

static char mine[16], other[] = "1,2";

static void *first(void *arg)
{
    (void)arg;
    char *head = strtok(mine, ",");
    if (head && strcmp(head, "go") == 0) {
        char *next = strtok(NULL, ",");
        assert(next && next[0] == 'x'); //~ FAIL
    }
    return 0;
}

static void *second(void *arg)
{
    (void)arg;
    strtok(other, ",");
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    if (argc < 2 || strlen(argv[1]) >= sizeof mine)
        return 0;
    strcpy(mine, argv[1]);
    if (strncmp(mine + 2, ",x,y", 5) != 0)
        return 0;
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
