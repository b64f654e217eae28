//! what: argc, argv and argv[argc], including empty and quoted arguments
//! args:
//! args: one "two words" three
//! args: "" -x --long=1
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv, char **envp) {
    printf("%d %d %d\n", argc, argv[argc] == NULL, envp != NULL);
    for (int i = 1; i < argc; i++)
        printf("%d [%s] %zu\n", i, argv[i], strlen(argv[i]));
    printf("%d\n", argv[0] != NULL && argv[0][0] != 0);
    return argc;
}
