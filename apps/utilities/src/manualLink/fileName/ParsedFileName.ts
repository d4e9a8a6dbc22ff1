/** Of the server's episode types, those that a file name can show. */
export type ParsedType = 'Episode' | 'Special' | 'Credits' | 'Trailer' | 'Other';

/** Everything but the episode. */
export interface FileNameFacts {
  /** Empty if the name has none. */
  readonly releaseGroup: string;
  /** Empty if the name has none: `07.mkv`. */
  readonly show: string;
  /** 1 if the name has none. */
  readonly season: number;
  readonly version: number;
}

export interface ParsedFileName extends FileNameFacts {
  readonly type: ParsedType;
  readonly first: number;
  /** Equals `first` unless the file has several episodes. */
  readonly last: number;
  /** `sure` if the name spells the episode out, `likely` if it could mean something else. */
  readonly certainty: 'sure' | 'likely';
  /** The number across all seasons, if the name has both: 17 of `05 (17)`. */
  readonly absolute?: number;
}
