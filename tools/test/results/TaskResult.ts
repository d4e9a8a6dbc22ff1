export interface TaskResult {
  readonly passed: number;
  readonly failed: number;
  /** Skipped on purpose: neither passed nor failed. */
  readonly skipped: number;
  readonly failures: readonly string[];
  readonly retried: readonly RetriedTest[];
  readonly files: readonly { readonly name: string; readonly seconds: number }[];
}

export interface RetriedTest {
  readonly name: string;
  readonly firstFailure: string;
}
