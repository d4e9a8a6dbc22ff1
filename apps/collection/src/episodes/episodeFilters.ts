import { type EpisodeType, serverEpisodeTypes } from '@hondana/shared/anime/episodeType';
import type { IncludeOnlyFilter } from '@hondana/shared/api/types';
import type { TextDescriptor } from '@hondana/shared/language/texts';
import type { EpisodeFilter } from '@hondana/shared/resources/episodes';
import { searchTerm } from '@hondana/shared/ui/searchTerm';
import { msg } from '@lingui/core/macro';

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

export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: TextDescriptor;
}

export const typeOptions: readonly Option<TypeChoice>[] = [
  { value: 'All', label: msg`All` },
  { value: 'Episodes', label: msg`Episodes` },
  { value: 'Specials', label: msg`Specials` },
  { value: 'Others', label: msg`Others` },
  { value: 'Credits', label: msg({ message: 'Credits', context: 'episodes' }) },
  { value: 'Misc', label: msg`Misc.` },
];

export interface InclusionChoice {
  readonly name: InclusionName;
  readonly label: TextDescriptor;
  readonly options: readonly Option<Inclusion>[];
}

/** In the order in which they are shown. */
export const inclusionChoices: readonly InclusionChoice[] = [
  {
    name: 'includeMissing',
    label: msg`Episode Status`,
    options: [
      { value: 'true', label: msg`All Episodes` },
      { value: 'false', label: msg`Available Episodes` },
      { value: 'only', label: msg`Missing Episodes` },
    ],
  },
  {
    name: 'includeWatched',
    label: msg`Watched State`,
    options: [
      { value: 'true', label: msg`All` },
      { value: 'only', label: msg`Watched` },
      { value: 'false', label: msg`Unwatched` },
    ],
  },
  {
    name: 'includeHidden',
    label: msg`Hidden Status`,
    options: [
      { value: 'true', label: msg`Show All Entries` },
      { value: 'false', label: msg`Hide Hidden Entries` },
      { value: 'only', label: msg`Show Only Hidden Entries` },
    ],
  },
  {
    name: 'includeUnaired',
    label: msg`Air Status`,
    options: [
      { value: 'true', label: msg`All` },
      { value: 'only', label: msg`Unaired` },
      { value: 'false', label: msg`Aired` },
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
