//! what: sums and products of digits are evaluated by recursive descent; the value is 56, and there is a product in it
//! options: --symbolic-argv
//! args: aaaaaa
//! find: assertion
//! input: argv[1] = "8*6+8"
#include <assert.h>

static const char *at;
static int products;

static int digit(void)
{
    return *at >= '0' && *at <= '9' ? *at++ - '0' : -1000;
}

static int term(void)
{
    int value = digit();
    while (*at == '*') {
        at++;
        value *= digit();
        products++;
    }
    return value;
}

static int sum(void)
{
    int value = term();
    while (*at == '+') {
        at++;
        value += term();
    }
    return value;
}

int main(int argc, char **argv)
{
    if (argc < 2)
        return 1;
    at = argv[1];
    int value = sum();
    if (*at == '\0' && products == 1)
        assert(value != 56); //~ FAIL
    return 0;
}
