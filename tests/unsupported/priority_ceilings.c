//! what: priority ceilings need priorities
//! cflags: -pthread
//! args: pthread_mutex_getprioceiling
//! args: pthread_mutex_setprioceiling
#include <pthread.h>
#include <string.h>

int main(int argc, char **argv)
{
    pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
    int n = 0;
    if (argc > 1 && !strcmp(argv[1], "pthread_mutex_getprioceiling"))
        return pthread_mutex_getprioceiling(&m, &n);
    return pthread_mutex_setprioceiling(&m, 1, &n);
}
