import type { ServerEpisodeType } from './types.ts';

/** An episode's type under one name, whichever server said it. */
export type EpisodeType = 'Episode' | 'Special' | 'Credits' | 'Trailer' | 'Parody' | 'Other' | 'Unknown';

const names: Readonly<Record<ServerEpisodeType, EpisodeType>> = {
  Episode: 'Episode',
  Normal: 'Episode',
  Special: 'Special',
  Credits: 'Credits',
  ThemeSong: 'Credits',
  Trailer: 'Trailer',
  Parody: 'Parody',
  Other: 'Other',
  Extra: 'Other',
  Unknown: 'Unknown',
};

/**
 * The type of an episode for display. Server 5.2 says Normal, ThemeSong and Extra where 5.3 says Episode,
 * Credits and nothing (facts 2). A name that neither knows is Unknown.
 *
 * @example
 * episodeTypeOf('ThemeSong'); // 'Credits'
 */
export function episodeTypeOf(type: string | undefined): EpisodeType {
  const known = type !== undefined && Object.hasOwn(names, type);
  return known ? names[type as ServerEpisodeType] : 'Unknown';
}

const prefixes: Readonly<Record<EpisodeType, string>> = {
  Episode: '',
  Special: 'S',
  Credits: 'C',
  Trailer: 'T',
  Parody: 'P',
  Other: 'O',
  Unknown: '',
};

/** Number of an episode with the letter of its type: `7`, `S2`, `C1` (facts 5.13). */
export function episodeNumberText(type: string | undefined, number: number): string {
  return `${prefixes[episodeTypeOf(type)]}${number}`;
}

const asked: Readonly<Record<EpisodeType, readonly [in53: ServerEpisodeType[], in52: ServerEpisodeType[]]>> =
  {
    Episode: [['Episode'], ['Normal']],
    Special: [['Special'], ['Special']],
    Credits: [['Credits'], ['ThemeSong']],
    Trailer: [['Trailer'], ['Trailer']],
    Parody: [['Parody'], ['Parody']],
    Other: [['Other'], ['Other', 'Extra']],
    Unknown: [['Unknown'], ['Unknown']],
  };

/** The names to ask a server for, in the words of its version (`speaksAs53`). */
export function serverEpisodeTypes(type: EpisodeType, as53: boolean): readonly ServerEpisodeType[] {
  return asked[type][as53 ? 0 : 1];
}
