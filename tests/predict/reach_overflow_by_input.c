//! what: with --ub the solver looks for inputs with which signed arithmetic overflows
//! find: signed-overflow
//! options: --ub
void unsnarl_symbolic(void *, unsigned long, const char *);

int main(void)
{
    int price, count;
    unsnarl_symbolic(&price, sizeof price, "price");
    unsnarl_symbolic(&count, sizeof count, "count");
    if (price < 0 || price > 100000 || count < 0 || count > 50000)
        return 0;
    int sum = price * count; //~ FAIL
    return sum == 1;
}
