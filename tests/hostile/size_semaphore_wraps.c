//! what: a semaphore of more than it can hold
//! run: exit 0
//! check: clean
#include <errno.h>
#include <limits.h>
#include <semaphore.h>
int main(void) {
    sem_t s;
    int value;
    if (sem_init(&s, 0, -1) != -1 || errno != EINVAL)
        return 1;
    if (sem_init(&s, 0, INT_MAX) || sem_post(&s) != -1 || errno != EOVERFLOW)
        return 2;
    if (sem_getvalue(&s, &value) || value != INT_MAX || sem_trywait(&s) || sem_post(&s))
        return 3;
}
