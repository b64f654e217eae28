//! what: the form of SV-COMP: an assumption that aborts is no failure, reach_error is one
//! find: assertion
//! input: x = 1000
//! input: y = -300
extern void abort(void);
extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__nothrow__, __leaf__))
__attribute__((__noreturn__));
void reach_error(void)
{
    __assert_fail("0", "svcomp_reach_error.c", 3, "reach_error"); //~ FAIL
}
extern int __VERIFIER_nondet_int(void);
void assume_abort_if_not(int cond)
{
    if (!cond) {
        abort();
    }
}

int main(void)
{
    int x = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int();
    assume_abort_if_not(x >= 0 && x <= 1000);
    assume_abort_if_not(y >= -300 && y <= 300);
    if (x - y == 1300) {
        reach_error();
    }
    return 0;
}
