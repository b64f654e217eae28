//! what: an address is cut at its last at-sign; the host must be one of ours, the user has a dot
//! options: --symbolic-argv
//! args: aaaaaaaaaaaa
//! find: assertion
//! input: argv[1] = "a.b@@lab.org"
#include <assert.h>
#include <string.h>

int main(int argc, char **argv)
{
    if (argc < 2)
        return 1;
    char *at = strrchr(argv[1], '@');
    if (!at || strcmp(at + 1, "lab.org") != 0)
        return 0;
    *at = '\0';
    char *dot = strchr(argv[1], '.');
    if (!dot || dot == argv[1])
        return 0;
    assert(strchr(argv[1], '@') == NULL); //~ FAIL
    return 0;
}
