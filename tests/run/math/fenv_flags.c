//! what: exception flags that the program itself raises, saves and puts back; traps are off
//! cflags: -lm
#define _GNU_SOURCE
#include <fenv.h>
#include <stdio.h>

int fesetexcept(int);

static void show(const char *when) {
    printf("%s %x\n", when, fetestexcept(FE_ALL_EXCEPT));
}

int main(void) {
    fexcept_t saved;
    fenv_t env;
    feclearexcept(FE_ALL_EXCEPT);
    feraiseexcept(FE_INVALID | FE_DIVBYZERO);
    show("raised");
    fegetexceptflag(&saved, FE_ALL_EXCEPT);
    feclearexcept(FE_INVALID);
    show("cleared");
    fesetexceptflag(&saved, FE_INVALID);
    show("restored");
    printf("%d\n", feholdexcept(&env));
    show("held");
    fesetexcept(FE_INVALID);
    show("set");
    feclearexcept(FE_ALL_EXCEPT);
    feraiseexcept(FE_DIVBYZERO);
    printf("%d\n", feupdateenv(&env));
    show("updated");
    printf("%d %d\n", fegetexcept(), fedisableexcept(FE_ALL_EXCEPT));
    printf("%d\n", feenableexcept(0));
    return 0;
}
