import type { Series } from '@hondana/shared/api/types';

interface TimelineStep {
  readonly series: Series;
  /** Undefined without a date. */
  readonly year: string | undefined;
}

/** By first air date; those without one come last, by name. */
export function timelineOf(all: readonly Series[]): TimelineStep[] {
  return all
    .map((series) => ({ series, day: series.AniDB?.AirDate ?? '' }))
    .toSorted(
      (left, right) =>
        Number(left.day === '') - Number(right.day === '') ||
        left.day.localeCompare(right.day) ||
        left.series.Name.localeCompare(right.series.Name),
    )
    .map(({ series, day }) => ({ series, year: day === '' ? undefined : day.slice(0, 4) }));
}
