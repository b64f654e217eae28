; error: 3:11: `@g` is used, but neither defined nor declared
define ptr @f() {
  ret ptr @g
}
