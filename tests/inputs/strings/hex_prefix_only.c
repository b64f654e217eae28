//! what: the digits after 0x are counted with strspn; a number of nothing but the prefix is taken for good
//! options: --symbolic-argv
//! args: aaaaaaaa
//! find: assertion
//! input: argv[1] = "#0x"
#include <assert.h>
#include <string.h>

int main(int argc, char **argv)
{
    if (argc < 2 || argv[1][0] != '#')
        return 0;
    const char *digits = argv[1] + 1;
    if (strncmp(digits, "0x", 2) != 0)
        return 0;
    digits += 2;
    size_t n = strspn(digits, "0123456789abcdef");
    if (digits[n] != '\0')
        return 0;
    assert(n > 0); //~ FAIL
    return 0;
}
