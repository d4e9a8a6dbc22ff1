import type { Day, Series } from './types.ts';

export const seasonNames = ['Winter', 'Spring', 'Summer', 'Fall'] as const;
type SeasonName = (typeof seasonNames)[number];

export interface YearlySeason {
  readonly year: number;
  readonly season: SeasonName;
}

const quarterOf = (day: number): number => {
  const date = new Date(day * 86400000);
  return date.getUTCFullYear() * 4 + Math.floor(date.getUTCMonth() / 3);
};

const seasonOf = (quarter: number): YearlySeason => ({
  year: Math.floor(quarter / 4),
  season: seasonNames[quarter % 4] ?? 'Winter',
});

/** A movie or OVA airs only in its first quarter. */
export function seasonsOf(series: Series, today: number): YearlySeason[] {
  if (series.airDay === null) return [];
  const weekly = series.type === 'TV' || series.type === 'Web';
  const first = quarterOf(series.airDay);
  const last = weekly ? quarterOf(Math.max(series.airDay, series.endDay ?? today)) : first;
  return Array.from({ length: last - first + 1 }, (_, index) => seasonOf(first + index));
}

export function seasonsOfDays(days: Iterable<Day>): YearlySeason[] {
  const quarters = new Set([...days].map(quarterOf));
  return [...quarters].sort((a, b) => a - b).map(seasonOf);
}

export function yearsOf(series: Series, today: number): number[] {
  if (series.airDay === null) return [];
  const first = new Date(series.airDay * 86400000).getUTCFullYear();
  const last = new Date(Math.max(series.airDay, series.endDay ?? today) * 86400000).getUTCFullYear();
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
