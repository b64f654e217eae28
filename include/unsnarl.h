/* What a program can say to Unsnarl. Natively these are not defined: guard them with #ifdef UNSNARL, or link your own. */
#ifndef UNSNARL_H
#define UNSNARL_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The bytes at `at` are an input that could be anything; `name` is what reports call it. Zeros, unless a run says
   otherwise. The same as klee_make_symbolic; __VERIFIER_nondet_int() and its family, klee_int and klee_range are
   understood as well. */
void unsnarl_symbolic(void *at, size_t size, const char *name);

/* Runs in which `condition` is 0 are of no interest: they end here, without a failure. The same as klee_assume and
   __VERIFIER_assume, and as assume_abort_if_not whoever defines it. */
void unsnarl_assume(int condition);

/* What is between the two is one step: no other thread does anything in between. The same holds for the body of a function
   whose name begins with __VERIFIER_atomic_. */
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

#ifdef __cplusplus
}
#endif
#endif
