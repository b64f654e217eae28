//! what: threads cannot be cancelled
//! cflags: -pthread
//! args: pthread_cancel
#include <pthread.h>

int main(void) { return pthread_cancel(pthread_self()); }
