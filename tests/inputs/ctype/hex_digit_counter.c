//! what: two threads count the digits of a colour; a lost update shows only if all of them are digits
//! options: --symbolic-argv
//! args: aaaaaaa
//! find: assertion
//! order: needed
//! input: argv[1] = "#c0ffee"
#include <assert.h>
#include <ctype.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

static atomic_int digits;

static void *count(void *arg)
{
    const char *three = arg;
    int n = 0;
    for (int i = 0; i < 3; i++)
        n += isxdigit((unsigned char)three[i]) != 0;
    int before = atomic_load(&digits);
    atomic_store(&digits, before + n);
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    if (argc < 2 || strlen(argv[1]) != 7 || argv[1][0] != '#')
        return 0;
    int all = 1;
    for (int i = 1; i < 7; i++)
        all &= isxdigit((unsigned char)argv[1][i]) && !isupper((unsigned char)argv[1][i]);
    pthread_create(&a, 0, count, argv[1] + 1);
    pthread_create(&b, 0, count, argv[1] + 4);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(!all || atomic_load(&digits) == 6); //~ FAIL
    return 0;
}
