//! what: a long option with its value behind an equal sign
//! options: --symbolic-argv
//! args: aaaaaaaaaaaaaa
//! find: assertion
//! input: argv[1] = "--mode=unsafe"
#include <assert.h>
#include <getopt.h>
#include <string.h>

static const struct option options[] = {
    { "help", no_argument, 0, 'h' },
    { "mode", required_argument, 0, 'm' },
    { "depth", required_argument, 0, 'd' },
    { 0, 0, 0, 0 },
};

int main(int argc, char **argv)
{
    const char *mode = "safe";
    int c;
    opterr = 0;
    while ((c = getopt_long(argc, argv, "hm:d:", options, NULL)) != -1)
        if (c == 'm')
            mode = optarg;
        else
            return 2;
    assert(strcmp(mode, "unsafe") != 0); //~ FAIL
    return 0;
}
