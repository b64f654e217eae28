//! what: getopt_long takes an unambiguous beginning of a name; the abbreviation gets past a filter of whole names
//! options: --symbolic-argv
//! args: aaaaaaaaa
//! find: assertion
//! input: argv[1] = "--forc"
#include <assert.h>
#include <getopt.h>
#include <string.h>

int main(int argc, char **argv)
{
    static const struct option known[] = {
        { "force", no_argument, 0, 'f' },
        { "follow", no_argument, 0, 'w' },
        { 0, 0, 0, 0 },
    };
    int force = 0, c;
    if (argc < 2 || strcmp(argv[1], "--force") == 0)
        return 0;
    opterr = 0;
    while ((c = getopt_long(argc, argv, "", known, NULL)) != -1)
        force |= c == 'f';
    assert(!force); //~ FAIL
    return 0;
}
