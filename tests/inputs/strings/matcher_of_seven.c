//! what: a matcher of regular expressions; the expression of seven bytes matches a text it should not
//! options: --symbolic-argv
//! args: aaaaaaa
//! find: assertion
//! input: argv[1] = "^a*b.c$"
#include <assert.h>
#include <string.h>

static int here(const char *re, const char *text);

static int star(char c, const char *re, const char *text)
{
    do {
        if (here(re, text))
            return 1;
    } while (*text != '\0' && (*text++ == c || c == '.'));
    return 0;
}

static int here(const char *re, const char *text)
{
    if (re[0] == '\0')
        return 1;
    if (re[1] == '*')
        return star(re[0], re + 2, text);
    if (re[0] == '$' && re[1] == '\0')
        return *text == '\0';
    if (*text != '\0' && (re[0] == '.' || re[0] == *text))
        return here(re + 1, text + 1);
    return 0;
}

int main(int argc, char **argv)
{
    if (argc < 2 || strlen(argv[1]) != 7 || argv[1][0] != '^' || argv[1][2] != '*' || argv[1][4] != '.')
        return 0;
    assert(!(here(argv[1] + 1, "aabxc") && argv[1][6] == '$' && argv[1][5] == 'c' && argv[1][1] == 'a')); //~ FAIL
    return 0;
}
