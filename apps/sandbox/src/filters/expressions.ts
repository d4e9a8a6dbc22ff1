import { seasonNames } from '../model/seasons.ts';
import { animeTypes, fileSources } from '../model/types.ts';
import type { DateName, FlagName, NumberName, SetName } from './facts.ts';

/** The result type of an expression, and therefore where it may be used. */
type ValueKind = 'Expression' | 'DateSelector' | 'NumberSelector' | 'StringSelector' | 'StringSetSelector';

/** What may be written into a parameter. */
type ParameterKind = 'String' | 'Number' | 'Date' | 'TimeSpan' | 'Bool' | 'StringSet';

export type Comparison =
  | 'Equals'
  | 'NotEquals'
  | 'GreaterThan'
  | 'GreaterThanEquals'
  | 'LessThan'
  | 'LessThanEquals';
export type TextTest =
  | 'Contains'
  | 'Equals'
  | 'NotEquals'
  | 'StartsWith'
  | 'EndsWith'
  | 'RegexMatches'
  | 'FuzzyMatches';

/** How a kind of expression is worked out. */
export type Meaning =
  | { readonly is: 'and' | 'or' | 'xor' | 'not' }
  | { readonly is: 'flag'; readonly flag: FlagName; readonly inverted?: true }
  | { readonly is: 'positive'; readonly number: NumberName; readonly inverted?: true }
  | { readonly is: 'inSet'; readonly set: SetName }
  | { readonly is: 'pairInSet'; readonly set: SetName }
  | { readonly is: 'favorite' | 'missingVote' | 'missingPermanentVote' | 'never' | 'always' }
  | { readonly is: 'number'; readonly number: NumberName }
  | { readonly is: 'date'; readonly date: DateName }
  | { readonly is: 'set'; readonly set: SetName }
  | { readonly is: 'name' | 'today' }
  | { readonly is: 'dateAdd' | 'dateDiff' }
  | { readonly is: 'compareNumbers' | 'compareDates'; readonly by: Comparison }
  | { readonly is: 'compareText'; readonly by: TextTest }
  | { readonly is: 'anyText' | 'allText'; readonly by: TextTest }
  | { readonly is: 'overlaps' | 'textIn' };

type Possible = SetName | 'seasonPairs' | readonly string[];

export interface ExpressionKind {
  readonly name: string;
  readonly group: 'Info' | 'Logic' | 'Function' | 'Selector';
  readonly gives: ValueKind;
  readonly left?: ValueKind;
  readonly right?: ValueKind;
  /** True when the right side may be missing and the parameter stands in for it. */
  readonly rightOrParameter?: true;
  readonly parameter?: ParameterKind;
  readonly second?: ParameterKind;
  readonly possible?: Possible;
  readonly possibleSecond?: readonly string[];
  readonly description: string;
  readonly meaning: Meaning;
}

const kinds = new Map<string, ExpressionKind>();

function add(name: string, kind: Omit<ExpressionKind, 'name'>): void {
  kinds.set(name, { name, ...kind });
}

function info(name: string, description: string, meaning: Meaning, more: Partial<ExpressionKind> = {}): void {
  add(name, {
    group: 'Info',
    gives: 'Expression',
    description: `This condition passes if ${description}`,
    meaning,
    ...more,
  });
}

const one = { parameter: 'String' } as const;

function inSet(name: string, set: SetName, description: string, possible?: Possible): void {
  info(name, description, { is: 'inSet', set }, possible === undefined ? one : { ...one, possible });
}

inSet(
  'HasAudioLanguage',
  'audioLanguages',
  'any of the files have the specified audio language',
  'audioLanguages',
);
inSet(
  'HasSharedAudioLanguage',
  'sharedAudioLanguages',
  'all of the files have the specified audio language',
  'audioLanguages',
);
inSet(
  'HasSubtitleLanguage',
  'subtitleLanguages',
  'any of the files have the specified subtitle language',
  'subtitleLanguages',
);
inSet(
  'HasSharedSubtitleLanguage',
  'sharedSubtitleLanguages',
  'all of the files have the specified subtitle language',
  'subtitleLanguages',
);
inSet('HasVideoSource', 'videoSources', 'any of the files are from the specified video source', fileSources);
inSet(
  'HasSharedVideoSource',
  'sharedVideoSources',
  'all of the files are from the specified video source',
  fileSources,
);
inSet('HasResolution', 'resolutions', 'any of the files have the specified video resolution', 'resolutions');
inSet(
  'HasReleaseGroupName',
  'releaseGroupNames',
  'any of the files were released by the specified release group',
  'releaseGroupNames',
);
inSet('HasAnimeType', 'animeTypes', 'any of the anime are of the specified type', animeTypes);
inSet('HasAvailableImage', 'availableImageTypes', 'any of the anime has the available image type', [
  'Poster',
  'Backdrop',
  'Banner',
  'Logo',
]);
inSet('HasPreferredImage', 'preferredImageTypes', 'any of the anime has the preferred image type', [
  'Poster',
  'Backdrop',
  'Banner',
  'Logo',
]);
inSet('InYear', 'years', 'any of the anime aired in the specified year', 'years');
inSet('HasTag', 'tags', 'any of the anime has the specified tag', 'tags');
inSet('HasTagByID', 'tagIds', 'any of the anime has the specified tag', 'tagIds');
inSet('HasCustomTag', 'customTags', 'any of the anime has the specified custom tag', 'customTags');
inSet('HasCustomTagByID', 'customTagIds', 'any of the anime has the specified custom tag', 'customTagIds');
inSet('HasName', 'names', 'any of the anime has the specified name');
inSet('HasCharacter', 'characterIds', 'any of the anime has the specified character');
inSet('HasCreator', 'creatorIds', 'any of the anime has the specified creator');
info(
  'HasCharacterWithAppearance',
  'any of the anime has the character in the specified appearance',
  { is: 'pairInSet', set: 'charactersWithAppearance' },
  { ...one, second: 'String', possibleSecond: ['Main_Character', 'Secondary_Character', 'Appears_in'] },
);
info(
  'HasCreatorWithRole',
  'any of the anime has the creator in the specified role',
  { is: 'pairInSet', set: 'creatorsWithRole' },
  {
    ...one,
    second: 'String',
    possibleSecond: [
      'Actor',
      'Staff',
      'Studio',
      'Producer',
      'Director',
      'SeriesComposer',
      'CharacterDesign',
      'Music',
      'SourceWork',
    ],
  },
);
info(
  'InSeason',
  'any of the anime aired in the specified season and year',
  { is: 'pairInSet', set: 'seasons' },
  { parameter: 'Number', second: 'String', possible: 'seasonPairs', possibleSecond: seasonNames },
);
info('HasMissingEpisodes', 'there are missing episodes from any release group', {
  is: 'positive',
  number: 'missingEpisodeCount',
});
info(
  'HasMissingEpisodesCollecting',
  'there are missing episodes from a release group that is currently in the collection',
  { is: 'positive', number: 'missingEpisodeCollectingCount' },
);
info('HasUnwatchedEpisodes', 'the user has unwatched episodes', {
  is: 'positive',
  number: 'unwatchedEpisodeCount',
});
info('HasWatchedEpisodes', 'the user has watched episodes', {
  is: 'positive',
  number: 'watchedEpisodeCount',
});
info('HasVideoFiles', 'there are video files', { is: 'positive', number: 'videoFiles' });
info('HasUserVotes', 'the user has voted', { is: 'positive', number: 'seriesVoteCount' });
info('HasPermanentUserVotes', 'the user has permanently voted', {
  is: 'positive',
  number: 'seriesPermanentVoteCount',
});
info('MissingVote', 'the user has not voted on everything', { is: 'missingVote' });
info('MissingPermanentVote', 'the user has not permanently voted on everything', {
  is: 'missingPermanentVote',
});
info('MissingPermanentUserVotes', 'the user is missing a permanent vote for a finished anime', {
  is: 'missingPermanentVote',
});
info('HasTmdbLink', 'any of the anime has a TMDB link', { is: 'flag', flag: 'hasTmdbLink' });
info('MissingTmdbLink', 'any of the anime should have a TMDB link but does not have one', {
  is: 'flag',
  flag: 'missingTmdbLink',
});
info('HasTmdbAutoLinkingDisabled', 'any of the anime has TMDB auto-linking disabled', {
  is: 'flag',
  flag: 'tmdbAutoLinkingDisabled',
});
info('HasTraktLink', 'any of the anime has a Trakt link', { is: 'never' });
info('MissingTraktLink', 'any of the anime should have a Trakt link but does not have one', { is: 'always' });
info('HasTraktAutoLinkingDisabled', 'any of the anime has Trakt auto-linking disabled', {
  is: 'flag',
  flag: 'traktAutoLinkingDisabled',
});
info('HasTvDBLink', 'any of the anime has a TvDB link', { is: 'never' });
info('MissingTvDBLink', 'any of the anime should have a TvDB link but does not have one', { is: 'always' });
info('IsFavorite', 'the user has marked it as a favorite', { is: 'favorite' });
info('IsFinished', 'all of the anime are finished airing', { is: 'flag', flag: 'isFinished' });

const twoConditions = {
  group: 'Logic',
  gives: 'Expression',
  left: 'Expression',
  right: 'Expression',
} as const;
add('And', {
  ...twoConditions,
  description: 'This condition passes if both the left and the right expression pass.',
  meaning: { is: 'and' },
});
add('Or', {
  ...twoConditions,
  description: 'This condition passes if the left or the right expression passes.',
  meaning: { is: 'or' },
});
add('Xor', {
  ...twoConditions,
  description: 'This condition passes if exactly one of both expressions passes.',
  meaning: { is: 'xor' },
});
add('Not', {
  group: 'Logic',
  gives: 'Expression',
  left: 'Expression',
  description: 'This condition passes if the left expression does not pass.',
  meaning: { is: 'not' },
});

const comparisons: readonly Comparison[] = [
  'Equals',
  'NotEquals',
  'GreaterThan',
  'GreaterThanEquals',
  'LessThan',
  'LessThanEquals',
];
for (const by of comparisons) {
  const words = by.replace(/(?<!^)([A-Z])/g, ' $1').toLowerCase();
  add(`Number${by}`, {
    group: 'Logic',
    gives: 'Expression',
    left: 'NumberSelector',
    right: 'NumberSelector',
    rightOrParameter: true,
    parameter: 'Number',
    description: `This condition passes if the left number is ${words} the right one or the parameter.`,
    meaning: { is: 'compareNumbers', by },
  });
  add(`Date${by}`, {
    group: 'Logic',
    gives: 'Expression',
    left: 'DateSelector',
    right: 'DateSelector',
    rightOrParameter: true,
    parameter: 'Date',
    description: `This condition passes if the left date is ${words} the right one or the parameter.`,
    meaning: { is: 'compareDates', by },
  });
}
const tests: readonly TextTest[] = [
  'Contains',
  'Equals',
  'NotEquals',
  'StartsWith',
  'EndsWith',
  'RegexMatches',
  'FuzzyMatches',
];
for (const by of tests) {
  add(`String${by}`, {
    group: 'Logic',
    gives: 'Expression',
    left: 'StringSelector',
    right: 'StringSelector',
    rightOrParameter: true,
    parameter: 'String',
    description: `This condition tests the left text: ${by}.`,
    meaning: { is: 'compareText', by },
  });
}
for (const by of ['Contains', 'Equals', 'StartsWith', 'EndsWith', 'RegexMatches', 'FuzzyMatches'] as const) {
  for (const [prefix, is, which] of [
    ['Any', 'anyText', 'any'],
    ['All', 'allText', 'every'],
  ] as const) {
    add(`${prefix}${by}`, {
      group: 'Logic',
      gives: 'Expression',
      left: 'StringSetSelector',
      parameter: 'String',
      description: `This condition tests whether ${which} text of the set fits: ${by}.`,
      meaning: { is, by },
    });
  }
}
add('SetOverlaps', {
  group: 'Logic',
  gives: 'Expression',
  left: 'StringSetSelector',
  parameter: 'StringSet',
  description: 'This condition passes if the set has any of the values of the parameter.',
  meaning: { is: 'overlaps' },
});
add('StringIn', {
  group: 'Logic',
  gives: 'Expression',
  left: 'StringSelector',
  parameter: 'StringSet',
  description: 'This condition passes if the text is one of the values of the parameter.',
  meaning: { is: 'textIn' },
});

add('Today', {
  group: 'Function',
  gives: 'DateSelector',
  description: 'This returns the current date, at midnight.',
  meaning: { is: 'today' },
});
add('DateAdd', {
  group: 'Function',
  gives: 'DateSelector',
  left: 'DateSelector',
  parameter: 'TimeSpan',
  description: 'This adds a time span to a date.',
  meaning: { is: 'dateAdd' },
});
add('DateDiff', {
  group: 'Function',
  gives: 'DateSelector',
  left: 'DateSelector',
  parameter: 'TimeSpan',
  description: 'This takes a time span off a date.',
  meaning: { is: 'dateDiff' },
});

const selects = (what: string) => `This returns ${what}`;
const dateSelectors: readonly (readonly [string, DateName, string])[] = [
  ['AddedDate', 'addedDate', 'the date that a filterable was created'],
  ['AirDate', 'airDate', 'the date that a filterable first aired'],
  ['LastAddedDate', 'lastAddedDate', 'the last date that any episode was added in a filterable'],
  ['LastAirDate', 'lastAirDate', 'the last date that a filterable aired by'],
  ['LastWatchedDate', 'lastWatchedDate', 'the last date that a filterable was watched by the current user'],
  ['WatchedDate', 'watchedDate', 'the first date that a filterable was watched by the current user'],
];
for (const [name, date, what] of dateSelectors)
  add(name, {
    group: 'Selector',
    gives: 'DateSelector',
    description: selects(what),
    meaning: { is: 'date', date },
  });

const numberSelectors: readonly (readonly [string, NumberName, string])[] = [
  ['AverageAniDBRating', 'averageAnidbRating', 'the average AniDB rating in a filterable'],
  ['HighestAniDBRating', 'highestAnidbRating', 'the highest AniDB rating in a filterable'],
  ['LowestAniDBRating', 'lowestAnidbRating', 'the lowest AniDB rating in a filterable'],
  ['HighestUserRating', 'highestUserRating', 'the highest user rating in a filterable'],
  ['LowestUserRating', 'lowestUserRating', 'the lowest user rating in a filterable'],
  ['EpisodeCount', 'episodeCount', 'how many episodes are in a filterable'],
  ['TotalEpisodeCount', 'totalEpisodeCount', 'how many episodes there are in total in a filterable'],
  ['MissingEpisodeCount', 'missingEpisodeCount', 'how many episodes are missing in a filterable'],
  [
    'MissingEpisodeCollectingCount',
    'missingEpisodeCollectingCount',
    'how many episodes of collected groups are missing in a filterable',
  ],
  [
    'WatchedEpisodeCount',
    'watchedEpisodeCount',
    'how many episodes the current user has watched in a filterable',
  ],
  [
    'UnwatchedEpisodeCount',
    'unwatchedEpisodeCount',
    'how many episodes the current user has not watched in a filterable',
  ],
  ['SeriesCount', 'seriesCount', 'the number of series in a filterable'],
  ['SeriesVoteCount', 'seriesVoteCount', 'the number of series the current user has voted on'],
  [
    'SeriesTemporaryVoteCount',
    'seriesTemporaryVoteCount',
    'the number of series the current user has temporarily voted on',
  ],
  [
    'SeriesPermanentVoteCount',
    'seriesPermanentVoteCount',
    'the number of series the current user has permanently voted on',
  ],
  ['VideoFiles', 'videoFiles', 'the number of files in a filterable'],
  [
    'AutomaticTmdbEpisodeLinks',
    'automaticTmdbEpisodeLinks',
    'the number of automatic TMDB episode links in a filterable',
  ],
  [
    'UserVerifiedTmdbEpisodeLinks',
    'userVerifiedTmdbEpisodeLinks',
    'the number of verified TMDB episode links in a filterable',
  ],
  [
    'MissingTmdbEpisodeLinks',
    'missingTmdbEpisodeLinks',
    'the number of missing TMDB episode links in a filterable',
  ],
];
for (const [name, number, what] of numberSelectors)
  add(name, {
    group: 'Selector',
    gives: 'NumberSelector',
    description: selects(what),
    meaning: { is: 'number', number },
  });

/** The number of values in a set. */
export const countedSets = {
  AudioLanguageCount: 'audioLanguages',
  SubtitleLanguageCount: 'subtitleLanguages',
} as const;

add('Name', {
  group: 'Selector',
  gives: 'StringSelector',
  description: selects('the name of a filterable'),
  meaning: { is: 'name' },
});

const setSelectors: readonly (readonly [string, SetName, string])[] = [
  ['Names', 'names', 'all the names of a filterable'],
  ['AniDBIDs', 'anidbIds', 'a set of all the AniDB IDs in a filterable'],
  ['AnidbTags', 'tags', 'a set of the AniDB tags in a filterable'],
  ['AnidbTagIDs', 'tagIds', 'a set of the AniDB tag IDs in a filterable'],
  ['CustomTags', 'customTags', 'a set of the custom tags in a filterable'],
  ['CustomTagIDs', 'customTagIds', 'a set of the custom tag IDs in a filterable'],
  ['CharacterIDs', 'characterIds', 'a set of the character IDs in a filterable'],
  ['CreatorIDs', 'creatorIds', 'a set of the creator IDs in a filterable'],
  ['ReleaseGroupNames', 'releaseGroupNames', 'a set of the release groups in a filterable'],
  ['FilePaths', 'filePaths', 'a set of the file paths in a filterable'],
  ['ImportFolderIDs', 'importFolderIds', 'a set of the import folder IDs in a filterable'],
  ['ImportFolderNames', 'importFolderNames', 'a set of the import folder names in a filterable'],
  ['AvailableImageTypes', 'availableImageTypes', 'a set of the available image types in a filterable'],
  ['PreferredImageTypes', 'preferredImageTypes', 'a set of the preferred image types in a filterable'],
  ['AudioLanguages', 'audioLanguages', 'a set of the audio languages in a filterable'],
  ['SharedAudioLanguages', 'sharedAudioLanguages', 'a set of the audio languages that all files share'],
  ['SubtitleLanguages', 'subtitleLanguages', 'a set of the subtitle languages in a filterable'],
  [
    'SharedSubtitleLanguages',
    'sharedSubtitleLanguages',
    'a set of the subtitle languages that all files share',
  ],
  ['VideoSources', 'videoSources', 'a set of the video sources in a filterable'],
  ['SharedVideoSources', 'sharedVideoSources', 'a set of the video sources that all files share'],
  ['Resolutions', 'resolutions', 'a set of the video resolutions in a filterable'],
  ['AnimeTypes', 'animeTypes', 'a set of the anime types in a filterable'],
  ['Years', 'years', 'a set of the years a filterable aired in'],
];
for (const [name, set, what] of setSelectors)
  add(name, {
    group: 'Selector',
    gives: 'StringSetSelector',
    description: selects(what),
    meaning: { is: 'set', set },
  });
for (const name of Object.keys(countedSets)) {
  const what = name.startsWith('Audio') ? 'audio' : 'subtitle';
  add(name, {
    group: 'Selector',
    gives: 'NumberSelector',
    description: selects(
      `how many distinct ${what} languages are present in all of the files in a filterable`,
    ),
    meaning: { is: 'number', number: 'seriesCount' },
  });
}

/** Every kind of expression by its name. */
export const expressionKinds: ReadonlyMap<string, ExpressionKind> = kinds;

/** The kind for a name as clients may write it: `AnyContains`, `AnyContainsExpression`, `NamesSelector`. */
export function kindNamed(type: string): ExpressionKind | undefined {
  const short = type
    .trim()
    .replace(/Expression$/, '')
    .replace(/Function$/, '')
    .replace(/Selector$/, '');
  return kinds.get(short);
}

/** `HasTagByID` as a person reads it: `Has Tag By ID`. */
export function displayName(name: string): string {
  return name.replace(/AniDB(?=IDs)|AniDB|TvDB|IDs?|[A-Z][a-z]+/g, (word) => ` ${word}`).trim();
}
