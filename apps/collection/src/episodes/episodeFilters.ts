import { type EpisodeType, serverEpisodeTypes } from '@hondana/shared/anime/episodeType';
import type { IncludeOnlyFilter } from '@hondana/shared/api/types';
import type { EpisodeFilter } from '@hondana/shared/resources/episodes';
import { searchTerm } from '@hondana/shared/ui/searchTerm';

export type TypeChoice = 'All' | 'Episodes' | 'Specials' | 'Others' | 'Credits' | 'Misc';

/** As in the address. */
export type Inclusion = 'true' | 'false' | 'only';

export type InclusionName = 'includeMissing' | 'includeWatched' | 'includeHidden' | 'includeUnaired';

/** Named after the address's parameters. */
export interface EpisodeFilters extends Readonly<Record<InclusionName, Inclusion>> {
  readonly type: TypeChoice;
  readonly search: string;
}

export const defaultFilters: EpisodeFilters = {
  type: 'Episodes',
  includeMissing: 'false',
  includeWatched: 'true',
  includeHidden: 'false',
  includeUnaired: 'false',
  search: '',
};

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export const typeOptions: readonly Option<TypeChoice>[] = [
  { value: 'All', label: 'All' },
  { value: 'Episodes', label: 'Episodes' },
  { value: 'Specials', label: 'Specials' },
  { value: 'Others', label: 'Others' },
  { value: 'Credits', label: 'Credits' },
  { value: 'Misc', label: 'Misc.' },
];

export interface InclusionChoice {
  readonly name: InclusionName;
  readonly label: string;
  readonly options: readonly Option<Inclusion>[];
}

/** In the order in which they are shown. */
export const inclusionChoices: readonly InclusionChoice[] = [
  {
    name: 'includeMissing',
    label: 'Episode Status',
    options: [
      { value: 'true', label: 'All Episodes' },
      { value: 'false', label: 'Available Episodes' },
      { value: 'only', label: 'Missing Episodes' },
    ],
  },
  {
    name: 'includeWatched',
    label: 'Watched State',
    options: [
      { value: 'true', label: 'All' },
      { value: 'only', label: 'Watched' },
      { value: 'false', label: 'Unwatched' },
    ],
  },
  {
    name: 'includeHidden',
    label: 'Hidden Status',
    options: [
      { value: 'true', label: 'Show All Entries' },
      { value: 'false', label: 'Hide Hidden Entries' },
      { value: 'only', label: 'Show Only Hidden Entries' },
    ],
  },
  {
    name: 'includeUnaired',
    label: 'Air Status',
    options: [
      { value: 'true', label: 'All' },
      { value: 'only', label: 'Unaired' },
      { value: 'false', label: 'Aired' },
    ],
  },
];

/** Older servers' words, which saved addresses have. */
const addressTypes: Readonly<Record<TypeChoice, string>> = {
  All: '',
  Episodes: 'Normal',
  Specials: 'Special',
  Others: 'Other',
  Credits: 'Credits',
  Misc: 'Misc',
};

/** Lower-case type names in addresses: old servers', new ones', our own. */
const choiceOfWord: Readonly<Record<string, TypeChoice>> = {
  normal: 'Episodes',
  episode: 'Episodes',
  special: 'Specials',
  other: 'Others',
  credits: 'Credits',
  themesong: 'Credits',
  openingsong: 'Credits',
  endingsong: 'Credits',
  misc: 'Misc',
  unknown: 'Misc',
  trailer: 'Misc',
  parody: 'Misc',
  interview: 'Misc',
  extra: 'Misc',
};

function readType(text: string | null): TypeChoice {
  if (text === null) return defaultFilters.type;
  if (text === '') return 'All';
  const word = text.split(',')[0]?.trim().toLowerCase() ?? '';
  return (Object.hasOwn(choiceOfWord, word) && choiceOfWord[word]) || defaultFilters.type;
}

function readInclusion(parameters: URLSearchParams, name: InclusionName): Inclusion {
  const text = parameters.get(name)?.toLowerCase();
  return text === 'true' || text === 'false' || text === 'only' ? text : defaultFilters[name];
}

/** Invalid values count as missing. */
export function readFilters(parameters: URLSearchParams): EpisodeFilters {
  return {
    type: readType(parameters.get('type')),
    includeMissing: readInclusion(parameters, 'includeMissing'),
    includeWatched: readInclusion(parameters, 'includeWatched'),
    includeHidden: readInclusion(parameters, 'includeHidden'),
    includeUnaired: readInclusion(parameters, 'includeUnaired'),
    search: searchTerm(parameters.get('search') ?? ''),
  };
}

/** Defaults are left out of the address. */
export function writeType(parameters: URLSearchParams, type: TypeChoice): void {
  if (type === defaultFilters.type) parameters.delete('type');
  else parameters.set('type', addressTypes[type]);
}

export function writeInclusion(parameters: URLSearchParams, name: InclusionName, value: Inclusion): void {
  if (value === defaultFilters[name]) parameters.delete(name);
  else parameters.set(name, value);
}

const isChanged = (filters: EpisodeFilters, name: string): boolean =>
  filters[name as keyof EpisodeFilters] !== defaultFilters[name as keyof EpisodeFilters];

export function isFiltered(filters: EpisodeFilters): boolean {
  return Object.keys(defaultFilters).some((name) => isChanged(filters, name));
}

/** Leaves out the search. */
export function changedChoices(filters: EpisodeFilters): number {
  return Object.keys(defaultFilters).filter((name) => name !== 'search' && isChanged(filters, name)).length;
}

/** Empty for all. */
const typesOf: Readonly<Record<TypeChoice, readonly EpisodeType[]>> = {
  All: [],
  Episodes: ['Episode'],
  Specials: ['Special'],
  Others: ['Other'],
  Credits: ['Credits'],
  Misc: ['Unknown', 'Trailer', 'Parody'],
};

const serverInclusion: Readonly<Record<Inclusion, IncludeOnlyFilter>> = {
  true: 'True',
  false: 'False',
  only: 'Only',
};

/** In the server's terms (facts 2 and 5.10). */
export function serverFilter(filters: EpisodeFilters, version: string | null | undefined): EpisodeFilter {
  return {
    type: typesOf[filters.type].flatMap((type) => serverEpisodeTypes(type, version)),
    includeMissing: serverInclusion[filters.includeMissing],
    includeWatched: serverInclusion[filters.includeWatched],
    includeHidden: serverInclusion[filters.includeHidden],
    includeUnaired: serverInclusion[filters.includeUnaired],
    ...(filters.search !== '' && { search: filters.search }),
  };
}
