//! what: ungetc before and after reading, clearing end of file, and being dropped by a seek
#include <stdio.h>

int main(void) {
    FILE *f = fopen("push", "w+");
    fputs("abc", f);
    rewind(f);
    printf("%c", fgetc(f));
    printf(" %d", ungetc('Z', f));
    printf(" %ld", ftell(f));
    printf(" %c%c\n", fgetc(f), fgetc(f));
    fgetc(f);
    printf("%d %d", fgetc(f), feof(f) != 0);
    ungetc('!', f);
    printf(" %d %c %d\n", feof(f), fgetc(f), fgetc(f));
    printf("%d\n", ungetc(EOF, f));
    rewind(f);
    fgetc(f);
    ungetc('x', f);
    fseek(f, 1, SEEK_SET);
    printf("%c\n", fgetc(f));
    ungetc('5', f);
    int n = 0;
    printf("%d %d\n", fscanf(f, "%d", &n), n);
    printf("%c\n", fgetc(f));
    ungetc('q', f);
    char line[8];
    printf("%s\n", fgets(line, sizeof line, f));
    fclose(f);
    remove("push");
    return 0;
}
