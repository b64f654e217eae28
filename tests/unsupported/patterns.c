//! what: regular expressions and the shell's words are not there
//! args: regcomp
//! args: regexec
//! args: regerror
//! args: regfree
//! args: wordexp
//! args: wordfree
#define _GNU_SOURCE
#include <regex.h>
#include <string.h>
#include <wordexp.h>

int main(int argc, char **argv) {
    const char *which = argc > 1 ? argv[1] : "";
    regex_t regex = {0};
    wordexp_t words = {0};
    char text[80];
    if (!strcmp(which, "regcomp")) regcomp(&regex, "a", 0);
    if (!strcmp(which, "regexec")) regexec(&regex, "a", 0, NULL, 0);
    if (!strcmp(which, "regerror")) regerror(0, &regex, text, sizeof text);
    if (!strcmp(which, "regfree")) regfree(&regex);
    if (!strcmp(which, "wordexp")) wordexp("a", &words, 0);
    if (!strcmp(which, "wordfree")) wordfree(&words);
    return 0;
}
