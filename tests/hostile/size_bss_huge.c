//! what: a global of four thousand million bytes
//! run: exit 0 or stack-overflow or unsupported or refused
//! check: clean or refused
static char big[4L << 30];
int main(void) {
    return big[4000000000L];
}
