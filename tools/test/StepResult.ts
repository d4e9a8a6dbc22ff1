/** What one step of the suite found. */
export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  /** What was left out on purpose, and is neither. */
  readonly skipped?: number;
  readonly files: readonly { readonly name: string; readonly seconds: number }[];
}
