//! what: a version of three parts is scanned; an upgrade from exactly 2.10.x meets a reader of the old layout
//! options: --symbolic-argv
//! args: aaaaaaaa
//! find: assertion
//! order: needed
//! input: argv[1] = "2.10.7"
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int major, minor, patch, layout = 1, migrated;

static void *upgrade(void *arg)
{
    (void)arg;
    if (major == 2 && minor == 10) {
        pthread_rwlock_wrlock(&lock);
        layout = 2;
        pthread_rwlock_unlock(&lock);
        pthread_rwlock_wrlock(&lock);
        migrated = 1;
        pthread_rwlock_unlock(&lock);
    }
    return 0;
}

static void *reader(void *arg)
{
    (void)arg;
    pthread_rwlock_rdlock(&lock);
    if (layout == 2 && patch > 5)
        assert(migrated); //~ FAIL
    pthread_rwlock_unlock(&lock);
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    if (argc < 2 || sscanf(argv[1], "%d.%d.%d", &major, &minor, &patch) != 3)
        return 1;
    pthread_create(&a, 0, upgrade, 0);
    pthread_create(&b, 0, reader, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
