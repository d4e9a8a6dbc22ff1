import { formatNumber } from '@hondana/shared/ui/format';
import type { ParsedFileName } from './fileName/ParsedFileName.ts';

/** Numbers that count on from an earlier season. */
export interface NumberShift {
  /** What is to be subtracted. */
  readonly by: number;
  readonly first: number;
  readonly last: number;
}

/**
 * Whether files are numbered over all seasons: 13–24 for a series with 12 episodes. That is a guess, for the first
 * file need not be the first episode, so it is offered.
 */
export function numberShift(parsed: readonly ParsedFileName[], highest: number): NumberShift | undefined {
  const numbers = parsed.filter(({ type }) => type === 'Episode');
  const first = Math.min(...numbers.map((one) => one.first));
  const last = Math.max(...numbers.map((one) => one.last));
  const isBeyond = numbers.length > 1 && first > 1 && last > first && last > highest;
  return isBeyond && last - first < highest ? { by: first - 1, first, last } : undefined;
}

/** What a shift does: `13–24`, `1–12`. */
export function shiftTexts({ by, first, last }: NumberShift): { readonly from: string; readonly to: string } {
  const span = (from: number, to: number): string => `${formatNumber(from)}–${formatNumber(to)}`;
  return { from: span(first, last), to: span(first - by, last - by) };
}
