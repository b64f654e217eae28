//! what: TAME, figure 3: three branches, of which exactly the third depends on the schedule. The numbers are the paper's lines
//! threads: 2
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int x, y;

static void *t2(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);   /* 9 */
    int b = x + 2;               /* 10 */
    if (b > y)                   /* 11 */ //~ BRANCH if other
        puts("x is ahead");      /* 12, not in the observed run */
    x = b;                       /* 13 */
    pthread_mutex_unlock(&lock); /* 14 */
    return NULL;
}

int main(void)
{
    pthread_t thread;
    if (x > y)                                 /* 1 */ //~ NOT
        return 0;                              /* 2, not in the observed run */
    int a = x + 1;                             /* 3 */
    pthread_create(&thread, NULL, t2, NULL);   /* 4 */
    pthread_mutex_lock(&lock);                 /* 5 */
    if (a > y)                                 /* 6 */ //~ NOT
        y = 3;                                 /* 7 */
    pthread_mutex_unlock(&lock);               /* 8 */
    pthread_join(thread, NULL);
    return 0;
}
