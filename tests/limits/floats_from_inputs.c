// Inputs that become floats, with products and quotients of them: questions that a solver takes long for.
#include <assert.h>
#include <pthread.h>

int __VERIFIER_nondet_int(void);

static double speed[4];
static int next;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *measure(void *arg)
{
    pthread_mutex_lock(&lock);
    int mine = next++;
    pthread_mutex_unlock(&lock);
    double way = __VERIFIER_nondet_int(), time = __VERIFIER_nondet_int();
    if (time > 0)
        speed[mine] = way * way / time + speed[(mine + 3) % 4];
    return arg;
}

int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], 0, measure, 0);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], 0);
    double product = 1;
    for (int i = 0; i < 4; i++)
        product *= speed[i];
    assert(product * product != 1234567.890625);
    return 0;
}
