/**
 * Milliseconds that an assertion or a press waits for what it expects: far more than a page takes, and a failure is
 * not sat through. A slow machine may set more, by `TEST_ASSERTION_TIMEOUT`.
 */
export const assertionTimeout = Number(process.env.TEST_ASSERTION_TIMEOUT ?? 15_000);
