//! what: what stands after -- is a name even if it looks like an option
//! options: --symbolic-argv
//! args: aa aa aaa
//! find: abort
//! input: argv[1] = "-r"
//! input: argv[2] = "--"
//! input: argv[3] = "-r"
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    int recursive = 0, c;
    opterr = 0;
    while ((c = getopt(argc, argv, "r")) != -1)
        if (c == 'r')
            recursive++;
        else
            return 0;
    if (recursive == 1 && optind == 3 && optind < argc && strcmp(argv[optind], "-r") == 0)
        abort(); //~ FAIL
    return 0;
}
