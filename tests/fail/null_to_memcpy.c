//! what: memcpy into a null destination
//! fail: null-access
#include <stdio.h>
#include <string.h>

int main(void) {
    char room[8] = "";
    char *volatile to = NULL;
#ifdef FIXED
    to = room;
#endif
    memcpy(to, "hello", 6); //~ FAIL
    printf("%s\n", room);
    return 0;
}
