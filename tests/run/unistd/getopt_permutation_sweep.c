//! what: getopt's POSIXLY_CORRECT, -W, ambiguity with equal options, optional long arguments, empty arguments, getsubopt
//! args: -a x -b y -- -c z
//! args: --al --be=1 --be 2 --gam --gam=3 rest
//! args: -W alpha -Wbeta=5 -W
//! args: "" - -a "" -b "" -o -oX --opt --opt=Y
//! args: --a --alph=1 --nothing --beta
//! args: -: -; -é
//! args: --same --sam --sa
#define _GNU_SOURCE
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>

static int flag;
static void run(int argc, char **argv, const char *s, int kind) {
    static const struct option longs[] = {
        {"alpha", no_argument, 0, 'A'}, {"beta", required_argument, 0, 'B'}, {"gamma", optional_argument, &flag, 77},
        {"opt", optional_argument, 0, 'O'}, {"same", no_argument, 0, 'S'}, {"sample", no_argument, 0, 'S'}, {0, 0, 0, 0}};
    char *copy[64];
    for (int i = 0; i <= argc; i++)
        copy[i] = argv[i];
    copy[0] = "prog";
    optind = 0;
    flag = 0;
    int index = -1, c;
    fflush(stdout);
    for (;;) {
        index = -1;
        c = kind == 0 ? getopt(argc, copy, s) : kind == 1 ? getopt_long(argc, copy, s, longs, &index) : getopt_long_only(argc, copy, s, longs, &index);
        printf("%d arg=%s ind=%d opt=%d index=%d flag=%d\n", c, optarg ? optarg : "(null)", optind, optopt, index, flag);
        if (c == -1)
            break;
    }
    for (int i = 1; i < argc; i++)
        printf("[%s] ", copy[i]);
    printf("\n");
}

int main(int argc, char **argv) {
    setvbuf(stdout, NULL, _IONBF, 0);
    const char *strings[] = {"ab:c", "+ab:c", "-ab:c", ":ab:c", "abo::W;", "+:ab:", ""};
    for (int i = 0; i < 7; i++)
        for (int kind = 0; kind < 3; kind++)
            run(argc, argv, strings[i], kind);
    setenv("POSIXLY_CORRECT", "1", 1);
    run(argc, argv, "ab:c", 1);
    char text[] = "ro,size=10,,unknown=4,rw=";
    char *const tokens[] = {"ro", "rw", "size", NULL};
    char *p = text, *v;
    while (*p) {
        v = "unset";
        int r = getsubopt(&p, tokens, &v);
        printf("%d %s\n", r, v ? v : "(null)");
    }
    return 0;
}
