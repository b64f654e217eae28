//! what: an option with a number; the level 7 together with the quiet option was never thought of
//! options: --symbolic-argv
//! args: aa aaa aaa
//! find: assertion
//! input: argv[1] = "-q"
//! input: argv[2] = "-v7"
//! input: argv[3] = "x"
#include <assert.h>
#include <stdlib.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    int quiet = 0, level = 0, c;
    opterr = 0;
    while ((c = getopt(argc, argv, "qv:")) != -1)
        switch (c) {
        case 'q':
            quiet = 1;
            break;
        case 'v':
            level = atoi(optarg);
            break;
        default:
            return 0;
        }
    if (quiet)
        assert(level != 7); //~ FAIL
    return 0;
}
