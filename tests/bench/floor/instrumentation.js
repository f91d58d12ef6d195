/** Without one here, the bundler takes that of the folder above. */
export function register() {}
