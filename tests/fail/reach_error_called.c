//! what: by the rules of SV-COMP a call of reach_error is the failure, and the program need not define it
//! fail: assertion
#include <stdio.h>

#ifdef FIXED
static void reach_error(void) {}
#else
extern void reach_error(void);
#endif

int main(void)
{
    printf("so far\n");
    reach_error(); //~ FAIL
    return 0;
}
