import { currentLocale } from '@hondana/shared/language';
import { parseTimeSpan } from '@hondana/shared/ui/format';
import type { WatchedEpisode } from './watchedEpisodes.ts';

export interface Count {
  /** Short, below the bar. */
  readonly label: string;
  /** In full, in the table. */
  readonly name: string;
  readonly count: number;
}

const monday = new Date(2024, 0, 1);

function nameOf(date: Date, form: Intl.DateTimeFormatOptions): string {
  return date.toLocaleDateString(currentLocale(), form);
}

function tally(length: number, episodes: readonly WatchedEpisode[], place: (at: Date) => number): number[] {
  const counts = Array.from({ length }, () => 0);
  for (const { at } of episodes) {
    const index = place(at);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

export function byMonth(episodes: readonly WatchedEpisode[], year: number): Count[] {
  const ofYear = episodes.filter(({ at }) => at.getFullYear() === year);
  return tally(12, ofYear, (at) => at.getMonth()).map((count, month) => {
    const date = new Date(year, month, 1);
    return {
      label: nameOf(date, { month: 'short' }),
      name: nameOf(date, { month: 'long', year: 'numeric' }),
      count,
    };
  });
}

/** Starts on Monday. */
export function byWeekday(episodes: readonly WatchedEpisode[]): Count[] {
  return tally(7, episodes, (at) => (at.getDay() + 6) % 7).map((count, index) => {
    const date = new Date(monday.getFullYear(), 0, monday.getDate() + index);
    return { label: nameOf(date, { weekday: 'short' }), name: nameOf(date, { weekday: 'long' }), count };
  });
}

/** Latest first. */
export function yearsOf(episodes: readonly WatchedEpisode[]): number[] {
  return [...new Set(episodes.map(({ at }) => at.getFullYear()))].sort((a, b) => b - a);
}

/** Total duration in seconds. */
export function secondsOf(episodes: readonly WatchedEpisode[]): number {
  return episodes.reduce((sum, { duration }) => sum + (parseTimeSpan(duration) ?? 0), 0);
}
