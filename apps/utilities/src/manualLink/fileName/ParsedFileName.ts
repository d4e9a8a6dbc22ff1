/** The kind of an episode, as far as a file name shows it. */
export type ParsedType = 'Episode' | 'Special' | 'Credits';

/** The information in a file name. */
export interface ParsedFileName {
  /** Empty where the name has none. */
  readonly releaseGroup: string;
  readonly show: string;
  /** 1 where the name has none. */
  readonly season: number;
  readonly type: ParsedType;
  readonly first: number;
  /** The same as the first, unless the file has several episodes. */
  readonly last: number;
  readonly version: number;
}
