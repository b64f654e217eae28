//! what: a file's extension selects a callback that takes the lock of its caller again
//! options: --symbolic-argv
//! args: aaaaaa
//! input: argv[1] = "a.json"
//! deadlock: self-deadlock again
#include <pthread.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int loaded;

static void load_text(void)
{
    loaded = 1;
}

static void load_json(void)
{
    pthread_mutex_lock(&lock);                //~ again
    loaded = 2;
    pthread_mutex_unlock(&lock);
}

static void *load(void *arg)
{
    const char *dot = strrchr(arg, '.');
    pthread_mutex_lock(&lock);
    if (dot && strcmp(dot + 1, "json") == 0)
        load_json();
    else
        load_text();
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t a;
    if (argc < 2)
        return 1;
    pthread_create(&a, 0, load, argv[1]);
    pthread_join(a, 0);
    return 0;
}
