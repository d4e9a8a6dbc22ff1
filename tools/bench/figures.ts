export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly bar?: string;
  readonly isKept?: boolean;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

export type Unit = 'ms' | 'kB' | 'MB' | '%' | '';

function show(value: number, unit: Unit): string {
  const digits = unit === 'kB' || unit === 'MB' || unit === '%' ? 1 : 0;
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`;
}

export function figure(name: string, values: readonly number[], unit: Unit, most?: number): Figure {
  const value = median(values);
  const spread =
    values.length > 1 ? ` (${show(Math.min(...values), unit)} – ${show(Math.max(...values), unit)})` : '';
  const text = show(value, unit) + spread;
  return most === undefined
    ? { name, value: text }
    : { name, value: text, bar: `≤ ${show(most, unit).replace('.0', '')}`, isKept: value <= most };
}
