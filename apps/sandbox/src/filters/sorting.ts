import type { SortingCriteria } from '../model/types.ts';
import type { DateName, Facts, NumberName } from './facts.ts';

type Key =
  | { readonly number: NumberName }
  | { readonly date: DateName }
  | { readonly count: 'audioLanguages' | 'subtitleLanguages' }
  | { readonly name: 'plain' | 'sorting' };

interface SortingKind {
  readonly name: string;
  readonly description: string;
  readonly key: Key;
}

const kinds: Record<string, SortingKind> = {
  AddedDate: {
    name: 'Added Date',
    description: 'This sorts by the date that a filterable was created',
    key: { date: 'addedDate' },
  },
  AirDate: {
    name: 'Air Date',
    description: 'This sorts by the date that a filterable first aired',
    key: { date: 'airDate' },
  },
  AudioLanguageCount: {
    name: 'Audio Language Count',
    description:
      'This sorts by how many distinct audio languages are present in all of the files in a filterable',
    key: { count: 'audioLanguages' },
  },
  AverageAniDBRating: {
    name: 'Average AniDB Rating',
    description: 'This sorts by the average AniDB rating in a filterable',
    key: { number: 'averageAnidbRating' },
  },
  EpisodeCount: {
    name: 'Episode Count',
    description: 'This sorts by how many episodes there are in a filterable',
    key: { number: 'episodeCount' },
  },
  HighestAniDBRating: {
    name: 'Highest AniDB Rating',
    description: 'This sorts by the highest AniDB rating in a filterable',
    key: { number: 'highestAnidbRating' },
  },
  HighestUserRating: {
    name: 'Highest User Rating',
    description: 'This sorts by the highest user rating in a filterable',
    key: { number: 'highestUserRating' },
  },
  LastAddedDate: {
    name: 'Last Added Date',
    description: 'This sorts by the last date that any episode was added in a filterable',
    key: { date: 'lastAddedDate' },
  },
  LastAirDate: {
    name: 'Last Air Date',
    description: 'This sorts by the last date that a filterable aired by',
    key: { date: 'lastAirDate' },
  },
  LastWatchedDate: {
    name: 'Last Watched Date',
    description: 'This sorts by the last date that a filterable was watched by the current user',
    key: { date: 'lastWatchedDate' },
  },
  LowestAniDBRating: {
    name: 'Lowest AniDB Rating',
    description: 'This sorts by the lowest AniDB rating in a filterable',
    key: { number: 'lowestAnidbRating' },
  },
  LowestUserRating: {
    name: 'Lowest User Rating',
    description: 'This sorts by the lowest user rating in a filterable',
    key: { number: 'lowestUserRating' },
  },
  MissingEpisodeCollectingCount: {
    name: 'Missing Episode Collecting Count',
    description: 'This sorts by the number of missing episodes of collected groups in a filterable',
    key: { number: 'missingEpisodeCollectingCount' },
  },
  MissingEpisodeCount: {
    name: 'Missing Episode Count',
    description: 'This sorts by the number of missing episodes in a filterable',
    key: { number: 'missingEpisodeCount' },
  },
  Name: { name: 'Name', description: 'This sorts by a filterable’s name', key: { name: 'plain' } },
  SeriesCount: {
    name: 'Series Count',
    description: 'This sorts by the number of series in a filterable',
    key: { number: 'seriesCount' },
  },
  SeriesPermanentVoteCount: {
    name: 'Series Permanent Vote Count',
    description: 'This sorts by the number of series with a permanent vote in a filterable',
    key: { number: 'seriesPermanentVoteCount' },
  },
  SeriesTemporaryVoteCount: {
    name: 'Series Temporary Vote Count',
    description: 'This sorts by the number of series with a temporary vote in a filterable',
    key: { number: 'seriesTemporaryVoteCount' },
  },
  SeriesVoteCount: {
    name: 'Series Vote Count',
    description: 'This sorts by the number of series with a vote in a filterable',
    key: { number: 'seriesVoteCount' },
  },
  SortingName: {
    name: 'Sorting Name',
    description: 'This sorts by a filterable’s name, excluding common words like A, The, etc.',
    key: { name: 'sorting' },
  },
  SubtitleLanguageCount: {
    name: 'Subtitle Language Count',
    description:
      'This sorts by how many distinct subtitle languages are present in all of the files in a filterable',
    key: { count: 'subtitleLanguages' },
  },
  TotalEpisodeCount: {
    name: 'Total Episode Count',
    description: 'This sorts by the total number of episodes in a filterable',
    key: { number: 'totalEpisodeCount' },
  },
  UnwatchedEpisodeCount: {
    name: 'Unwatched Episode Count',
    description: 'This sorts by the number of unwatched episodes in a filterable',
    key: { number: 'unwatchedEpisodeCount' },
  },
  WatchedDate: {
    name: 'Watched Date',
    description: 'This sorts by the date that a filterable was first watched by the current user',
    key: { date: 'watchedDate' },
  },
  WatchedEpisodeCount: {
    name: 'Watched Episode Count',
    description: 'This sorts by the number of watched episodes in a filterable',
    key: { number: 'watchedEpisodeCount' },
  },
};

/** The catalogue as the server lists it. */
export const sortingCatalogue: readonly { Type: string; Name: string; Description: string }[] =
  Object.entries(kinds).map(([type, { name, description }]) => ({
    Type: type,
    Name: name,
    Description: description,
  }));

export function isSorting(type: string): boolean {
  return Object.hasOwn(kinds, type);
}

/** The position of a name in the order of all names. */
export type NameRank = (facts: Facts, sorting: 'plain' | 'sorting') => number;

/**
 * Orders by the criteria in turn, then by name, then by ID, so that the order is always the same. The keys are
 * read once for each entry, not once for each comparison.
 */
export function sortFacts(
  list: readonly Facts[],
  criteria: SortingCriteria | null,
  userId: number,
  rank: NameRank,
): Facts[] {
  const columns: Float64Array[] = [];
  const column = (read: (facts: Facts) => number, inverted: boolean) => {
    columns.push(Float64Array.from(list, (facts) => (inverted ? -read(facts) : read(facts))));
  };
  for (let one: SortingCriteria | undefined = criteria ?? undefined; one !== undefined; one = one.Next) {
    const key = kinds[one.Type]?.key;
    if (key === undefined) continue;
    const read = (facts: Facts): number => {
      if ('number' in key) return facts.number(key.number, userId);
      if ('date' in key) return facts.date(key.date, userId);
      if ('count' in key) return facts.set(key.count).size;
      return rank(facts, key.name);
    };
    column(read, one.IsInverted);
  }
  column((facts) => rank(facts, 'plain'), false);
  column((facts) => facts.id, false);
  const order = Uint32Array.from(list.keys()).sort((a, b) => {
    for (const values of columns) {
      const left = values[a] ?? 0;
      const right = values[b] ?? 0;
      if (left !== right) return left < right ? -1 : 1;
    }
    return 0;
  });
  return Array.from(order, (index) => list[index]).filter((facts) => facts !== undefined);
}
