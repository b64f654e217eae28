//! what: the start of a record is compared with memcmp, its end with memchr
//! find: abort
//! input: record = "\x7fREC\x02...\x0a..."
#include <stdlib.h>
#include <string.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

int main(void)
{
    unsigned char record[12];
    unsnarl_symbolic(record, sizeof record, "record");
    if (memcmp(record, "\x7fREC\x02", 5) != 0)
        return 0;
    unsigned char *end = memchr(record + 5, '\n', sizeof record - 5);
    if (end && end - record == 8)
        abort(); //~ FAIL
    return 0;
}
