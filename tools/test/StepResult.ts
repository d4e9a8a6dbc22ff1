/** What one step of the suite found. */
export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  /** What was left out on purpose, and is neither. */
  readonly skipped?: number;
  /** The names of what failed, where the step knows them. */
  readonly failures?: readonly string[];
  readonly files: readonly { readonly name: string; readonly seconds: number }[];
}
