//! what: a matcher of small regular expressions, as in KLEE's tutorial: a star at the start reads before the pattern
//! find: assertion
//! input: re = "a*b$"
#include <assert.h>
#include <stddef.h>

void klee_make_symbolic(void *at, size_t size, const char *name);

static int matchhere(const char *re, const char *text);

static int matchstar(int c, const char *re, const char *text)
{
    do {
        if (matchhere(re, text))
            return 1;
    } while (*text != '\0' && (*text++ == c || c == '.'));
    return 0;
}

static int matchhere(const char *re, const char *text)
{
    if (re[0] == '\0')
        return 0;
    if (re[1] == '*')
        return matchstar(re[0], re + 2, text);
    if (re[0] == '$' && re[1] == '\0')
        return *text == '\0';
    if (*text != '\0' && (re[0] == '.' || re[0] == *text))
        return matchhere(re + 1, text + 1);
    return 0;
}

int main(void)
{
    char re[5];
    klee_make_symbolic(re, sizeof re, "re");
    re[4] = '\0';
    assert(!matchhere(re, "aab")); //~ FAIL
    return 0;
}
