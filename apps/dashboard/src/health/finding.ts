export type Verdict = 'well' | 'notice' | 'trouble' | 'unknown';

export interface Finding {
  readonly verdict: Verdict;
  readonly text: string;
  readonly advice?: string;
}

const order: readonly Verdict[] = ['trouble', 'unknown', 'notice', 'well'];

/** Most severe first; stable. */
export function bySeverity(a: { readonly finding: Finding }, b: { readonly finding: Finding }): number {
  return order.indexOf(a.finding.verdict) - order.indexOf(b.finding.verdict);
}

export interface Check<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}
