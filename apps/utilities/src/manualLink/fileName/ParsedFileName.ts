/** What an episode is, as far as the name of a file can tell. */
export type ParsedType = 'Episode' | 'Special' | 'Credits';

/** What the name of a file says. */
export interface ParsedFileName {
  /** Empty where the name has none. */
  readonly releaseGroup: string;
  readonly show: string;
  /** 1 where the name has none. */
  readonly season: number;
  readonly type: ParsedType;
  readonly first: number;
  /** The same as the first, unless the file is of several. */
  readonly last: number;
  readonly version: number;
}
