//! what: an element is removed from the middle of a list with memmove; removing behind the end moves a huge number of bytes
//! find: stack-out-of-bounds global-out-of-bounds
//! input: count = 7
//! input: at = 8
#include <stddef.h>
#include <string.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

static int list[8] = { 1, 2, 3, 4, 5, 6, 7, 8 };

int main(void)
{
    unsigned count, at;
    unsnarl_symbolic(&count, sizeof count, "count");
    unsnarl_symbolic(&at, sizeof at, "at");
    if (count > 8 || at > 8 || at < count)
        return 0;
    memmove(&list[at], &list[at + 1], (count - at) * sizeof list[0]); //~ FAIL
    return list[0] == 0;
}
