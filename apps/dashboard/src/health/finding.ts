/** How a thing stands: as it should, worth knowing, wrong, or nobody could tell. */
export type Verdict = 'well' | 'notice' | 'trouble' | 'unknown';

/** What was found out about one thing, and how to mend it. */
export interface Finding {
  readonly title: string;
  readonly verdict: Verdict;
  /** What is so. */
  readonly text: string;
  /** What to do about it. */
  readonly mend?: string;
}

const order: readonly Verdict[] = ['trouble', 'unknown', 'notice', 'well'];

/** Sorts what needs doing before what is well; otherwise the order stays. */
export function bySeverity(a: { readonly finding: Finding }, b: { readonly finding: Finding }): number {
  return order.indexOf(a.finding.verdict) - order.indexOf(b.finding.verdict);
}
