//! what: fread and fwrite count whole items, with short reads, zero sizes and end of file
#include <stdio.h>
#include <string.h>

struct record {
    int id;
    double value;
    char name[12];
};

int main(void) {
    struct record out[3], in[4];
    memset(out, 0, sizeof out);
    for (int i = 0; i < 3; i++) {
        out[i].id = i + 1;
        out[i].value = i * 1.25;
        snprintf(out[i].name, sizeof out[i].name, "rec%d", i);
    }
    FILE *f = fopen("rec.bin", "wb");
    printf("%zu\n", fwrite(out, sizeof *out, 3, f));
    printf("%zu %zu\n", fwrite(out, 0, 3, f), fwrite(out, 3, 0, f));
    fwrite("xyz", 1, 3, f);
    fclose(f);
    f = fopen("rec.bin", "rb");
    printf("%zu ", fread(in, sizeof *in, 4, f));
    printf("%d %d\n", feof(f) != 0, ferror(f));
    for (int i = 0; i < 3; i++)
        printf("%d %g %s\n", in[i].id, in[i].value, in[i].name);
    printf("%zu\n", fread(in, 1, 1, f));
    rewind(f);
    char bytes[200];
    printf("%zu\n", fread(bytes, 1, sizeof bytes, f));
    printf("%zu %zu\n", fread(bytes, 0, 5, f), fread(bytes, 5, 0, f));
    fseek(f, -3, SEEK_END);
    size_t n = fread(bytes, 2, 10, f);
    printf("%zu %.3s\n", n, bytes);
    fclose(f);
    static char block[100000], back[100000];
    for (unsigned i = 0; i < sizeof block; i++)
        block[i] = (char)(i * 7);
    f = fopen("rec.bin", "wb");
    printf("%zu\n", fwrite(block, 1000, 100, f));
    fclose(f);
    f = fopen("rec.bin", "rb");
    printf("%zu %d\n", fread(back, 1, sizeof back, f), memcmp(block, back, sizeof block));
    fclose(f);
    remove("rec.bin");
    return 0;
}
