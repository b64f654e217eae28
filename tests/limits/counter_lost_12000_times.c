// Every run has many switches and most fail: to make one simple is dear.
#include <assert.h>
#include <pthread.h>
static int n, m;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void *work(void *arg)
{
    for (int i = 0; i < 3000; i++) {
        int before = n;
        pthread_mutex_lock(&lock);
        m++;
        pthread_mutex_unlock(&lock);
        n = before + 1;
    }
    return arg;
}
int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], 0, work, 0);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], 0);
    assert(n == 12000);
    return 0;
}
