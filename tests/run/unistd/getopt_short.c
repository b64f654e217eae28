//! what: getopt: clustered options, attached and missing arguments, permutation, --, unknown options and messages
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void parse(const char *spec, int argc, ...) {
    char *argv[12];
    __builtin_va_list ap;
    __builtin_va_start(ap, argc);
    argv[0] = "prog";
    for (int i = 1; i < argc; i++)
        argv[i] = __builtin_va_arg(ap, char *);
    argv[argc] = NULL;
    __builtin_va_end(ap);
    optind = 0;
    int c;
    printf("%s:", spec);
    while ((c = getopt(argc, argv, spec)) != -1) {
        if (c == '?' || c == ':')
            printf(" %c(%c)", c, optopt);
        else if (c == 1)
            printf(" nonopt=%s", optarg);
        else
            printf(" %c=%s", c, optarg ? optarg : "-");
    }
    printf(" |");
    for (int i = optind; i < argc; i++)
        printf(" %s", argv[i]);
    printf("\n");
}

int main(void) {
    parse("ab:c::", 6, "-a", "-b", "val", "-cx", "rest");
    parse("ab:c::", 5, "-ab", "val", "-c", "rest");
    parse("ab:", 6, "file1", "-a", "file2", "-bval", "file3");
    parse("+ab:", 4, "file1", "-a", "file2");
    parse("-ab:", 4, "file1", "-a", "file2");
    parse("ab:", 5, "-a", "--", "-b", "x");
    parse("ab:", 3, "-x", "-b");
    parse(":ab:", 3, "-x", "-b");
    opterr = 0;
    parse("ab:", 3, "-x", "-b");
    parse("", 2, "-");
    parse("a", 1);
    return 0;
}
