//! what: a struct of sixteen million bytes by value
//! run: stack-overflow or exit 0
//! check: stack-overflow or clean
struct big {
    char bytes[16 << 20];
};
static int take(struct big b) {
    return b.bytes[5];
}
static struct big all;
int main(void) { //~ FAIL
    return take(all); //~ FAIL
}
