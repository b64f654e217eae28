//! what: many large globals
//! run: exit 0 or refused or unsupported
//! check: clean or refused
static char a[200 << 20], b[200 << 20], c[200 << 20], d[200 << 20], e[200 << 20], f[200 << 20];
int main(void) {
    return a[0] + b[0] + c[0] + d[0] + e[0] + f[0];
}
