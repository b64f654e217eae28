//! what: keys until there are no more
//! run: exit 0
//! check: clean
#include <pthread.h>
int main(void) {
    pthread_key_t key;
    for (int i = 0; i < 100000; i++)
        if (pthread_key_create(&key, 0))
            return 0;
    return 1;
}
