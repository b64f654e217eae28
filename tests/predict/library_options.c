//! what: an option by its letter and one by its name, of which only both together fail
//! find: assertion
//! options: --symbolic-argv
//! args: AAAA AAAAAA
#include <assert.h>
#include <getopt.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    static const struct option names[] = {{"fast", no_argument, 0, 'f'}, {"size", required_argument, 0, 's'}, {0}};
    int option, fast = 0, size = 1;
    opterr = 0;
    while ((option = getopt_long(argc, argv, "fn:", names, NULL)) != -1) {
        if (option == 'f')
            fast = 1;
        if (option == 'n')
            size = atoi(optarg);
    }
    assert(!fast || size != 7); //~ FAIL
    return 0;
}
