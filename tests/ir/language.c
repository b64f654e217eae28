// One of everything that C puts into the IR.
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

typedef struct {
    int a;
    char b[3];
    struct {
        double d;
        long double ld;
    } in;
    unsigned f1 : 3, f2 : 5;
} Record;
typedef float Lanes __attribute__((vector_size(16)));

_Atomic int counter;
_Thread_local int mine = 4;
volatile int flag;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
Record table[4][2];
__int128 wide = ((__int128)1 << 100) + 5;
float tenth = 0.1f;
double endless = __builtin_inf();
long double pi = 3.14159L;
extern int weakling __attribute__((weak));
int (*print)(const char *, ...) = printf;

static int sum(int n, ...) {
    va_list ap;
    va_start(ap, n);
    int s = 0;
    for (int i = 0; i < n; i++) s += va_arg(ap, int);
    va_end(ap);
    return s;
}
Record by_value(Record r) {
    r.a++;
    r.f2 = 3;
    return r;
}
int choose(unsigned __int128 x) {
    switch (x) {
    case 1: return 3;
    case (unsigned __int128)1 << 70: return 5;
    default: return 0;
    }
}
int jump(int n) {
    static void *targets[] = {&&one, &&two, &&three};
    goto *targets[n % 3];
one: return 1;
two: return 2;
three: return 3;
}
Lanes mix(Lanes a, Lanes b) { return a * b + __builtin_shufflevector(a, b, 0, 5, 2, 7); }
void *worker(void *p) {
    pthread_mutex_lock(&lock);
    atomic_fetch_add(&counter, 1);
    int expected = 3;
    atomic_compare_exchange_weak(&counter, &expected, 7);
    atomic_thread_fence(memory_order_acquire);
    pthread_mutex_unlock(&lock);
    return p;
}
int target(void) { return 1; }
int other_name(void) __attribute__((alias("target")));
static int chosen(void) { return 2; }
static void *resolve(void) { return chosen; }
int selected(void) __attribute__((ifunc("resolve")));
__attribute__((constructor)) static void before_main(void) { flag = 1; }
static long assembly(void) {
    long r;
    __asm__ volatile("movq %1, %0" : "=r"(r) : "r"(7L) : "memory");
    asm goto("nop" :::: out);
out:
    return r;
}
int main(int argc, char **argv) {
    char buffer[argc + 1];
    memset(buffer, 0, argc);
    pthread_t t;
    pthread_create(&t, 0, worker, argv);
    pthread_join(t, 0);
    Record r = by_value(table[argc][1]);
    printf("%d %f %d\n", sum(3, 1, 2, 3), r.in.d, choose(argc) + jump(argc) + mine);
    return !&weakling + (int)assembly() + selected() + other_name();
}
