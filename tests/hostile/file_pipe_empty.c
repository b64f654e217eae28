//! what: a read from a pipe that nobody writes
//! run: exit 0 or deadlock or unsupported
//! check: clean or deadlock or refused
#include <unistd.h>
int main(void) {
    int p[2];
    char c;
    pipe(p);
    read(p[0], &c, 1); //~ FAIL
}
