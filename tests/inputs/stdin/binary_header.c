//! what: a header of eight bytes is read as it is: a magic number, a version, and an offset that is used unchecked
//! options: --symbolic-stdin 8
//! find: stack-out-of-bounds
//! input: stdin = "BM\x01\x00\x40\x00\x00\x00"
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct header {
    char magic[2];
    uint16_t version;
    uint32_t offset;
};

int main(void)
{
    struct header h;
    unsigned char body[64] = { 0 };
    if (fread(&h, sizeof h, 1, stdin) != 1)
        return 0;
    if (memcmp(h.magic, "BM", 2) != 0 || h.version != 1 || h.offset > sizeof body)
        return 0;
    return body[h.offset]; //~ FAIL
}
