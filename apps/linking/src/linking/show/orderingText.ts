import { formatNumber, plural } from '@hondana/shared/ui/format';
import type { TmdbOrdering } from '../tmdb.ts';

/** Facts 5.11. */
const suffixes: Readonly<Record<NonNullable<TmdbOrdering['OrderingType']>, string>> = {
  Unknown: ' (Unknown)',
  OriginalAirDate: ' (Original Air Date)',
  Absolute: ' (Absolute)',
  DVD: ' (DVD)',
  Digital: ' (Digital)',
  StoryArc: ' (Story Arc)',
  Production: ' (Production)',
  TV: ' (TV)',
};

/** Name with the suffix of its type; the order of seasons, which is no alternative, has none. */
export function orderingName({ OrderingName, OrderingType }: TmdbOrdering): string {
  const suffix = OrderingType === undefined ? '' : (suffixes[OrderingType] ?? '');
  return `${OrderingName || 'Unnamed'}${suffix}`;
}

/** Hidden ones in parentheses. */
export function orderingCounts({ EpisodeCount, HiddenEpisodeCount }: TmdbOrdering): string {
  const hidden = HiddenEpisodeCount > 0 ? ` (${formatNumber(HiddenEpisodeCount)} hidden)` : '';
  return `${plural(EpisodeCount, 'episode', 'episodes')}${hidden}`;
}
