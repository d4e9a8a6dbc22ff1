/** In milliseconds; `TEST_ASSERTION_TIMEOUT` sets more for slow machines. */
export const assertionTimeout = Number(process.env.TEST_ASSERTION_TIMEOUT ?? 15_000);
