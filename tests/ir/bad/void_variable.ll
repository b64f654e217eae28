; error: 2:22: cannot have type `void`
@v = external global void
