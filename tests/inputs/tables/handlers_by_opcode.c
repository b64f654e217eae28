//! what: an opcode selects a handler from a table of functions; two threads run a program of two opcodes on one accumulator
//! find: assertion
//! order: needed
//! input: program = "\x02\x01\x63\x07"
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

static atomic_int accumulator = 3;
static unsigned char program[4];

static void add(int n) { atomic_store(&accumulator, atomic_load(&accumulator) + n); }
static void clear(int n) { atomic_store(&accumulator, n & 0); }
static void multiply(int n) { atomic_store(&accumulator, atomic_load(&accumulator) * n); }

static void (*const handlers[])(int) = { clear, add, multiply };

static void *execute(void *arg)
{
    const unsigned char *code = arg;
    if (code[0] < 3)
        handlers[code[0]](code[2]);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    unsnarl_symbolic(program, sizeof program, "program");
    if (program[0] == program[1])
        return 0;
    pthread_create(&a, 0, execute, &program[0]);
    pthread_create(&b, 0, execute, &program[1]);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(atomic_load(&accumulator) != 990); //~ FAIL
    return 0;
}
