//! what: with --ub the solver looks for inputs with which a shift is undefined
//! find: shift-out-of-range
//! options: --ub
void unsnarl_symbolic(void *, unsigned long, const char *);

int main(void)
{
    int bit;
    unsnarl_symbolic(&bit, sizeof bit, "bit");
    if (bit > 32)
        return 0;
    unsigned mask = 1u << bit; //~ FAIL
    return mask == 3;
}
