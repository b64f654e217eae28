//! what: a line is put together in a stream in memory, and compared there
//! find: assertion
//! input: code = 1234
//! missed: what is printed into memory is not followed
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int __VERIFIER_nondet_int(void);

int main(void)
{
    char *text;
    size_t size;
    int code = __VERIFIER_nondet_int();
    FILE *out = open_memstream(&text, &size);
    fprintf(out, "%d", code);
    fclose(out);
    assert(strcmp(text, "1234") != 0); //~ FAIL
    free(text);
    return 0;
}
