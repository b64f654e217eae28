//! what: fopen modes r w a r+ w+ a+ x and their errors
#include <errno.h>
#include <stdio.h>
#include <string.h>

static void show(const char *name) {
    FILE *f = fopen(name, "rb");
    if (!f) {
        printf("%s: %s\n", name, strerror(errno));
        return;
    }
    int c;
    printf("%s: [", name);
    while ((c = fgetc(f)) != EOF)
        putchar(c == '\n' ? '~' : c);
    printf("]\n");
    fclose(f);
}

int main(void) {
    errno = 0;
    FILE *f = fopen("none", "r");
    printf("%d %d\n", f == NULL, errno == ENOENT);
    f = fopen("none", "r+");
    printf("%d\n", f == NULL);
    f = fopen("a.txt", "w");
    printf("%d\n", fputs("hello\n", f) >= 0);
    printf("%d\n", fclose(f));
    show("a.txt");
    f = fopen("a.txt", "a");
    fputs("more\n", f);
    fclose(f);
    show("a.txt");
    f = fopen("a.txt", "r+");
    fputs("HE", f);
    fseek(f, 0, SEEK_END);
    fputc('!', f);
    fclose(f);
    show("a.txt");
    f = fopen("a.txt", "a+");
    char word[8] = "";
    fseek(f, 0, SEEK_SET);
    printf("%zu %s\n", fread(word, 1, 5, f), word);
    fseek(f, 0, SEEK_SET);
    fputs("end", f);
    fclose(f);
    show("a.txt");
    f = fopen("a.txt", "w+");
    fputs("fresh", f);
    rewind(f);
    printf("%c\n", fgetc(f));
    fclose(f);
    show("a.txt");
    errno = 0;
    f = fopen("a.txt", "wx");
    printf("%d %d\n", f == NULL, errno == EEXIST);
    f = fopen("b.txt", "wx");
    printf("%d\n", f != NULL);
    fclose(f);
    show("b.txt");
    errno = 0;
    f = fopen("a.txt", "q");
    printf("%d %d\n", f == NULL, errno == EINVAL);
    f = fopen("a.txt", "r");
    errno = 0;
    printf("%d %d %d\n", fputc('x', f), errno == EBADF, ferror(f) != 0);
    clearerr(f);
    printf("%d\n", ferror(f));
    fclose(f);
    f = fopen("a.txt", "w");
    errno = 0;
    printf("%d %d %d %d\n", fgetc(f), errno == EBADF, ferror(f) != 0, feof(f));
    fclose(f);
    remove("a.txt");
    remove("b.txt");
    show("a.txt");
    return 0;
}
