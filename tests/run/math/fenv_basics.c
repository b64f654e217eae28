//! what: rounding mode and exception flags through fenv.h
//! cflags: -lm
#include <fenv.h>
#include <math.h>
#include <stdio.h>

int main(void) {
    printf("%d\n", fegetround() == FE_TONEAREST);
    printf("%d %d\n", fesetround(FE_TONEAREST), fegetround() == FE_TONEAREST);
    printf("%d\n", fesetround(12345) != 0);
    printf("%d\n", feclearexcept(FE_ALL_EXCEPT));
    printf("%d\n", fetestexcept(FE_ALL_EXCEPT));
    fenv_t env;
    printf("%d\n", fegetenv(&env));
    printf("%d\n", fesetenv(&env));
    feraiseexcept(FE_INVALID);
    printf("%d\n", fetestexcept(FE_INVALID) == FE_INVALID);
    feclearexcept(FE_ALL_EXCEPT);
    printf("%d\n", fetestexcept(FE_INVALID));
    return 0;
}
