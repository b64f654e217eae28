//! what: getopt_long and getopt_long_only: = and separate arguments, flags, abbreviations, ambiguity, errors
//! args: --verbose --output=file --level 3 -v rest
//! args: --verb --out x --unknown
//! args: --output
//! args: --no-arg=3 --l
//! args: a --flag b --optional --optional=yes -- --verbose
#include <getopt.h>
#include <stdio.h>

int main(int argc, char **argv) {
    int flag = 0, index = -1, c;
    struct option options[] = {{"verbose", no_argument, NULL, 'v'},
                               {"output", required_argument, NULL, 'o'},
                               {"level", required_argument, NULL, 'l'},
                               {"list", no_argument, NULL, 'L'},
                               {"no-arg", no_argument, NULL, 'n'},
                               {"flag", no_argument, &flag, 42},
                               {"optional", optional_argument, NULL, 'p'},
                               {NULL, 0, NULL, 0}};
    argv[0] = "prog";
    while ((c = getopt_long(argc, argv, "vo:l:", options, &index)) != -1) {
        printf("%c(%d) index %d arg %s flag %d\n", c ? c : '0', c, index, optarg ? optarg : "-", flag);
        index = -1;
    }
    for (int i = optind; i < argc; i++)
        printf("rest %s\n", argv[i]);
    char *single[] = {"prog", "-verbose", "-o", "f", NULL};
    optind = 0;
    while ((c = getopt_long_only(4, single, "o:", options, NULL)) != -1)
        printf("%c %s\n", c, optarg ? optarg : "-");
    return 0;
}
