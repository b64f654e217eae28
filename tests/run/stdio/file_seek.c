//! what: fseek ftell fseeko ftello rewind fgetpos fsetpos, past the end and with bad arguments
#include <errno.h>
#include <stdio.h>
#include <sys/types.h>

int main(void) {
    FILE *f = fopen("seek.bin", "w+b");
    for (int i = 0; i < 100; i++)
        fputc(i, f);
    printf("%ld\n", ftell(f));
    printf("%d ", fseek(f, 10, SEEK_SET));
    printf("%d %ld\n", fgetc(f), ftell(f));
    printf("%d ", fseek(f, 5, SEEK_CUR));
    printf("%d\n", fgetc(f));
    printf("%d ", fseek(f, -3, SEEK_CUR));
    printf("%d\n", fgetc(f));
    printf("%d ", fseek(f, -1, SEEK_END));
    printf("%d %d ", fgetc(f), feof(f));
    printf("%d %d\n", fgetc(f), feof(f) != 0);
    printf("%d %d\n", fseek(f, 0, SEEK_SET), feof(f));
    errno = 0;
    printf("%d ", fseek(f, -1, SEEK_SET));
    printf("%d\n", errno == EINVAL);
    errno = 0;
    printf("%d ", fseek(f, 0, 99));
    printf("%d\n", errno == EINVAL);
    fpos_t pos;
    fseeko(f, 42, SEEK_SET);
    printf("%d\n", fgetpos(f, &pos));
    rewind(f);
    printf("%d ", fgetc(f));
    printf("%d ", fsetpos(f, &pos));
    printf("%d %lld\n", fgetc(f), (long long)ftello(f));
    fseek(f, 120, SEEK_SET);
    fputc('z', f);
    fflush(f);
    fseek(f, 110, SEEK_SET);
    printf("%d ", fgetc(f));
    fseek(f, 0, SEEK_END);
    printf("%ld\n", ftell(f));
    rewind(f);
    fputc('A', f);
    fseek(f, 0, SEEK_CUR);
    printf("%d %ld\n", fgetc(f), ftell(f));
    fclose(f);
    remove("seek.bin");
    return 0;
}
