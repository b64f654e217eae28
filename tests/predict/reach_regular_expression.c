//! what: a matcher of regular expressions with a pattern of 7 bytes that could be anything
//! find: assertion
//! options: --schedules 3000
#include <assert.h>

void unsnarl_symbolic(void *, unsigned long, const char *);

static int match_here(const char *pattern, const char *text);

static int match_star(int c, const char *pattern, const char *text)
{
    do {
        if (match_here(pattern, text))
            return 1;
    } while (*text != 0 && (*text++ == c || c == '.'));
    return 0;
}

static int match_here(const char *pattern, const char *text)
{
    if (pattern[0] == 0)
        return 0;
    if (pattern[1] == '*')
        return match_star(pattern[0], pattern + 2, text);
    if (pattern[0] == '$' && pattern[1] == 0)
        return *text == 0;
    if (*text != 0 && (pattern[0] == '.' || pattern[0] == *text))
        return match_here(pattern + 1, text + 1);
    return 0;
}

int main(void)
{
    char pattern[8];
    unsnarl_symbolic(pattern, 7, "pattern");
    pattern[7] = 0;
    if (pattern[0] == '^' && match_here(pattern + 1, "hello") && pattern[5] == '$')
        assert(0); //~ FAIL
    return 0;
}
