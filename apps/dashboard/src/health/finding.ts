/** The outcome of a check: as it should be, worth knowing, wrong, or not known. */
export type Verdict = 'well' | 'notice' | 'trouble' | 'unknown';

/** The result of one check, and what to do about it. */
export interface Finding {
  readonly title: string;
  readonly verdict: Verdict;
  /** What is so. */
  readonly text: string;
  /** What to do about it. */
  readonly advice?: string;
}

const order: readonly Verdict[] = ['trouble', 'unknown', 'notice', 'well'];

/** Sorts what needs doing before what is well; otherwise the order stays. */
export function bySeverity(a: { readonly finding: Finding }, b: { readonly finding: Finding }): number {
  return order.indexOf(a.finding.verdict) - order.indexOf(b.finding.verdict);
}

/** The part of a query that a check is made from. */
export interface Check<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}
