//! what: by the rules of SV-COMP a call of __VERIFIER_error is the failure, and the program need not define it
//! fail: assertion
#include <stdio.h>

#ifdef FIXED
static void __VERIFIER_error(void) {}
#else
extern void __VERIFIER_error(void);
#endif

int main(void)
{
    printf("so far\n");
    __VERIFIER_error(); //~ FAIL
    return 0;
}
