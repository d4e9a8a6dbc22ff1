import { formatNumber } from '@hondana/shared/ui/format';
import { plural, t } from '@lingui/core/macro';
import type { TmdbOrdering } from '../tmdb.ts';

/** Facts 5.11. */
const withType: Readonly<Record<NonNullable<TmdbOrdering['OrderingType']>, (name: string) => string>> = {
  Unknown: (name) => t`${name} (Unknown)`,
  OriginalAirDate: (name) => t`${name} (Original Air Date)`,
  Absolute: (name) => t`${name} (Absolute)`,
  DVD: (name) => t`${name} (DVD)`,
  Digital: (name) => t`${name} (Digital)`,
  StoryArc: (name) => t`${name} (Story Arc)`,
  Production: (name) => t`${name} (Production)`,
  TV: (name) => t`${name} (TV)`,
};

/** Name with the suffix of its type; the order of seasons, which is no alternative, has none. */
export function orderingName({ OrderingName, OrderingType }: TmdbOrdering): string {
  const name = OrderingName || t`Unnamed`;
  return (OrderingType && withType[OrderingType]?.(name)) ?? name;
}

/** Hidden ones in parentheses. */
export function orderingCounts({ EpisodeCount, HiddenEpisodeCount }: TmdbOrdering): string {
  const hidden = formatNumber(HiddenEpisodeCount);
  return HiddenEpisodeCount > 0
    ? t`${plural(EpisodeCount, { one: '# episode', other: '# episodes' })} (${hidden} hidden)`
    : t`${plural(EpisodeCount, { one: '# episode', other: '# episodes' })}`;
}
