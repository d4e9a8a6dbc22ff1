/** What one task of the suite found, as its reporter writes it and the summary reads it. */
export interface TaskResult {
  readonly passed: number;
  readonly failed: number;
  /** Left out on purpose: neither passed nor failed. */
  readonly skipped: number;
  readonly failures: readonly string[];
  readonly retried: readonly RetriedTest[];
  readonly files: readonly { readonly name: string; readonly seconds: number }[];
}

/** A test that failed at first and passed at another try. */
export interface RetriedTest {
  readonly name: string;
  readonly firstFailure: string;
}
