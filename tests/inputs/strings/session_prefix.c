//! what: a session name with the prefix of administrators is checked before another thread replaces it
//! options: --symbolic-argv
//! args: aaaaaaaaaa
//! find: assertion
//! order: needed
//! input: argv[1] = "guest-adm"
#include <assert.h>
#include <pthread.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char session[16] = "guest-1";

static void *rename_session(void *arg)
{
    const char *name = arg;
    if (strncmp(name, "guest-", 6) != 0 || strlen(name) >= sizeof session)
        return 0;
    pthread_mutex_lock(&lock);
    strcpy(session, name);
    pthread_mutex_unlock(&lock);
    return 0;
}

static void *worker(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    int harmless = strstr(session, "adm") == NULL;
    pthread_mutex_unlock(&lock);
    if (!harmless)
        return 0;
    pthread_mutex_lock(&lock);
    assert(strcmp(session + 6, "adm") != 0); //~ FAIL
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    if (argc < 2)
        return 1;
    pthread_create(&a, 0, rename_session, argv[1]);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
