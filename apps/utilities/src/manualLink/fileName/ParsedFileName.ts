/** The kind of an episode, as far as a file name shows it; in the words of the server. */
export type ParsedType = 'Episode' | 'Special' | 'Credits' | 'Trailer' | 'Other';

/** What a file name says besides its episode. */
export interface FileNameFacts {
  /** Empty where the name has none. */
  readonly releaseGroup: string;
  /** Empty where the name has none: `07.mkv`. */
  readonly show: string;
  /** 1 where the name has none. */
  readonly season: number;
  readonly version: number;
}

/** The information in a file name. */
export interface ParsedFileName extends FileNameFacts {
  readonly type: ParsedType;
  readonly first: number;
  /** The same as the first, unless the file has several episodes. */
  readonly last: number;
  /** `sure` where the name spells the episode out, `likely` where it could mean something else. */
  readonly certainty: 'sure' | 'likely';
  /** The number over all seasons, where the name has both: 17 of `05 (17)`. */
  readonly absolute?: number;
}
