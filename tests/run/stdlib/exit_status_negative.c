//! what: exit(-1) is seen as status 255
//! status: 255
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    printf("going\n");
    exit(-1);
}
