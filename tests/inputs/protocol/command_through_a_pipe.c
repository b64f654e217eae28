//! what: a command goes through a pipe to the thread that obeys it
//! options: --symbolic-argv
//! args: aaaa
//! find: assertion
//! order: needed
//! input: argv[1] = "halt"
#include <assert.h>
#include <pthread.h>
#include <string.h>
#include <unistd.h>

static int ends[2];

static void *obey(void *arg)
{
    char command[8] = { 0 };
    (void)arg;
    if (read(ends[0], command, 4) == 4)
        assert(strcmp(command, "halt") != 0); //~ FAIL
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t t;
    if (argc < 2 || strlen(argv[1]) != 4 || pipe(ends))
        return 0;
    pthread_create(&t, 0, obey, 0);
    if (write(ends[1], argv[1], 4) != 4)
        return 1;
    pthread_join(t, 0);
    return 0;
}
