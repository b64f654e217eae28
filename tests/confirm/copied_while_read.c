//! race: copy read
//! race: free late
// The accesses are the library's: the program's line is further up in the stack.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static char *buffer, *old;
static char from[8] = "abcdefg";
static size_t length = 8;

static void *worker(void *arg) {
    memcpy(buffer, from, length); //~ copy
    free(old);                    //~ free
    return arg;
}

int main(void) {
    pthread_t t;
    buffer = malloc(8);
    old = malloc(8);
    pthread_create(&t, 0, worker, 0);
    char c = buffer[3]; //~ read
    c += old[1];       //~ late
    pthread_join(t, 0);
    return c == 1;
}
