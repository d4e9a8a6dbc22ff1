import { formatNumber } from '@hondana/shared/ui/format';
import type { ParsedFileName } from './fileName/ParsedFileName.ts';

export interface NumberShift {
  readonly by: number;
  readonly first: number;
  readonly last: number;
}

/** Detects numbering across seasons: 13–24 for 12 episodes. Only a guess: the first file may be any episode. */
export function numberShift(parsed: readonly ParsedFileName[], highest: number): NumberShift | undefined {
  const numbers = parsed.filter(({ type }) => type === 'Episode');
  const first = Math.min(...numbers.map((one) => one.first));
  const last = Math.max(...numbers.map((one) => one.last));
  const isBeyond = numbers.length > 1 && first > 1 && last > first && last > highest;
  return isBeyond && last - first < highest ? { by: first - 1, first, last } : undefined;
}

/** Ranges before and after: `13–24`, `1–12`. */
export function shiftTexts({ by, first, last }: NumberShift): { readonly from: string; readonly to: string } {
  const span = (from: number, to: number): string => `${formatNumber(from)}–${formatNumber(to)}`;
  return { from: span(first, last), to: span(first - by, last - by) };
}
