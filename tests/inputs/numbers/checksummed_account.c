//! what: an account number of six digits with a check digit (Luhn) is charged by two threads
//! options: --symbolic-argv
//! args: aaaaaaa
//! find: assertion
//! order: needed
//! input: argv[1] = "700005"
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

static atomic_int charged;
static long account;

static void *charge(void *arg)
{
    (void)arg;
    if (account == 700005 && atomic_load(&charged) == 0)
        atomic_fetch_add(&charged, 1);
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    int sum = 0;
    if (argc < 2 || strlen(argv[1]) != 6)
        return 0;
    for (int i = 0; i < 6; i++) {
        int digit = argv[1][i] - '0';
        if (digit < 0 || digit > 9)
            return 0;
        if (i % 2 == 0)
            digit = digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
        sum += digit;
    }
    if (sum % 10 != 0)
        return 0;
    account = atol(argv[1]);
    pthread_create(&a, 0, charge, 0);
    pthread_create(&b, 0, charge, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(atomic_load(&charged) < 2); //~ FAIL
    return 0;
}
