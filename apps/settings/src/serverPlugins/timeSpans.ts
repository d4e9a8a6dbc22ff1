import { parseTimeSpan } from '@hondana/shared/ui/format';

/** Choices in order of length, among them the saved one, which may be any or be written otherwise. */
export function spansWith(spans: readonly string[], saved: string | undefined): readonly string[] {
  const secondsOf = (span: string) => parseTimeSpan(span) ?? 0;
  if (saved === undefined) return spans;
  const others = spans.filter((span) => secondsOf(span) !== secondsOf(saved));
  return [...others, saved].sort((left, right) => secondsOf(left) - secondsOf(right));
}
