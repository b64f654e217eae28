//! what: an identifier that begins with a letter and has a digit, by functions of ctype.h
//! find: assertion
//! options: --symbolic-argv
//! args: ....
#include <assert.h>
#undef __USE_EXTERN_INLINES
int isalpha(int);
int isdigit(int);
int toupper(int);

int main(int argc, char **argv)
{
    char *s = argv[argc - 1];
    if ((isalpha)(s[0]) && (isdigit)(s[1]) && (toupper)(s[2]) == 'X' && s[2] != 'X')
        assert(s[0] + s[1] != 'q' + '7'); //~ FAIL
    return 0;
}
