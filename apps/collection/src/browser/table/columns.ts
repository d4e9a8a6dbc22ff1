import { animeTypeText } from '@hondana/shared/anime/animeTypeText';
import type { TextDescriptor } from '@hondana/shared/language/texts';
import { formatDate, formatDecimal, formatNumber } from '@hondana/shared/ui/format';
import { msg } from '@lingui/core/macro';
import { ofAll } from '../../shared/ofAll.ts';
import type { CardDetails, CardFacts } from '../cardFacts.ts';
import type { ColumnName } from '../listDisplay.ts';

interface Column {
  readonly label: TextDescriptor;
  /** The server's sorting criterion, if it has one. */
  readonly order?: string;
  readonly isNumber?: boolean;
}

export const columns: Record<ColumnName, Column> = {
  type: { label: msg`Type` },
  airDate: { label: msg`Air Date`, order: 'AirDate' },
  endDate: { label: msg`End Date`, order: 'LastAirDate' },
  rating: { label: msg`Rating`, order: 'AverageAniDBRating', isNumber: true },
  series: { label: msg`Series`, order: 'SeriesCount', isNumber: true },
  episodes: { label: msg`Episodes`, order: 'EpisodeCount', isNumber: true },
  specials: { label: msg`Specials`, isNumber: true },
  watched: { label: msg`Watched`, order: 'WatchedEpisodeCount', isNumber: true },
  unwatched: { label: msg`Unwatched`, order: 'UnwatchedEpisodeCount', isNumber: true },
  missing: { label: msg`Missing`, order: 'MissingEpisodeCount', isNumber: true },
  added: { label: msg`Added`, order: 'AddedDate' },
};

function ratingText(rating: CardDetails['Rating']): string {
  if (!rating || rating.Value <= 0 || rating.MaxValue <= 0) return '–';
  return formatDecimal((rating.Value / rating.MaxValue) * 10, 2);
}

const fromFacts: Partial<Record<ColumnName, (facts: CardFacts) => string>> = {
  series: ({ seriesCount }) => formatNumber(seriesCount),
  episodes: ({ sizes: { Local, Total } }) => ofAll(Local.Episodes, Total.Episodes),
  specials: ({ sizes: { Local, Total } }) => ofAll(Local.Specials, Total.Specials),
  watched: ({ episodes, unwatched }) => formatNumber(episodes - unwatched),
  unwatched: ({ unwatched }) => formatNumber(unwatched),
  missing: ({ missing }) => formatNumber(missing),
  added: ({ added }) => formatDate(added),
};

const fromDetails: Partial<Record<ColumnName, (details: CardDetails) => string>> = {
  type: ({ Type }) => animeTypeText(Type),
  airDate: ({ AirDate }) => (AirDate ? formatDate(AirDate) : '–'),
  endDate: ({ EndDate }) => (EndDate ? formatDate(EndDate) : '–'),
  rating: ({ Rating }) => ratingText(Rating),
};

/** Undefined until its details have loaded. */
export function cellText(
  name: ColumnName,
  facts: CardFacts,
  details: CardDetails | undefined,
): string | undefined {
  return fromFacts[name]?.(facts) ?? (details && fromDetails[name]?.(details));
}
