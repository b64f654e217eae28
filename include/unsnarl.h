/* What a program can say to Unsnarl. Natively these are not defined: guard them with #ifdef UNSNARL, or link your own. */
#ifndef UNSNARL_H
#define UNSNARL_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The bytes at `at` are an input that could be anything; `name` is what reports call it. Zeros, unless a run says
   otherwise. The same as klee_make_symbolic; __VERIFIER_nondet_int() and its family are understood as well. */
void unsnarl_symbolic(void *at, size_t size, const char *name);

/* Runs in which `condition` is 0 are of no interest: they end here, without a failure. The same as klee_assume and
   __VERIFIER_assume. */
void unsnarl_assume(int condition);

#ifdef __cplusplus
}
#endif
#endif
