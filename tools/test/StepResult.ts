/** What one step of the suite found. */
export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  readonly files: readonly { readonly name: string; readonly seconds: number }[];
}
