/* The inputs of a program where the tool is not there to give them: those of the environment variable INPUTS, one word for each call
   that asks for one, bytes in hex, with commas between them. What is not said is 0. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int digit(char c)
{
    return c <= '9' ? c - '0' : c - 'a' + 10;
}

static void given(void *at, size_t size)
{
    static const char *rest;
    unsigned char *bytes = at;
    if (!rest && !(rest = getenv("INPUTS")))
        rest = "";
    memset(bytes, 0, size);
    for (size_t i = 0; *rest && *rest != ','; i++, rest += 2)
        if (i < size)
            bytes[i] = (unsigned char)(digit(rest[0]) << 4 | digit(rest[1]));
    if (*rest == ',')
        rest++;
}

void unsnarl_symbolic(void *at, size_t size, const char *name)
{
    (void)name;
    given(at, size);
}

void klee_make_symbolic(void *at, size_t size, const char *name)
{
    (void)name;
    given(at, size);
}

int klee_int(const char *name)
{
    int value;
    klee_make_symbolic(&value, sizeof value, name);
    return value;
}

int klee_range(int begin, int end, const char *name)
{
    int value = klee_int(name);
    if (value < begin || value >= end)
        exit(0);
    return value;
}

void klee_silent_exit(int status)
{
    (void)status;
    exit(0);
}

/* A run in which it does not hold is of no interest. */
static void assume(int holds)
{
    if (!holds)
        exit(0);
}

void unsnarl_assume(int condition) { assume(condition); }
void __VERIFIER_assume(int condition) { assume(condition); }
void klee_assume(uintptr_t condition) { assume(condition != 0); }

#define VALUE(type, name)              \
    type __VERIFIER_nondet_##name(void) \
    {                                  \
        type value;                    \
        given(&value, sizeof value);   \
        return value;                  \
    }

VALUE(_Bool, bool)
VALUE(char, char)
VALUE(signed char, schar)
VALUE(unsigned char, uchar)
VALUE(short, short)
VALUE(unsigned short, ushort)
VALUE(int, int)
VALUE(unsigned, uint)
VALUE(unsigned, unsigned)
VALUE(unsigned, u32)
VALUE(long, long)
VALUE(unsigned long, ulong)
VALUE(long long, longlong)
VALUE(unsigned long long, ulonglong)
VALUE(__int128, int128)
VALUE(unsigned __int128, uint128)
VALUE(size_t, size_t)
VALUE(float, float)
VALUE(double, double)

/* Only one thread at a time does what stands between them; natively there is only one. */
void __VERIFIER_atomic_begin(void) {}
void __VERIFIER_atomic_end(void) {}
