import { since53 } from '../api/serverVersion.ts';
import type { ServerEpisodeType } from '../api/types.ts';

interface TypeFacts {
  /** Before the number of an episode (facts 5.13). */
  readonly letter: string;
  /** What servers from 5.3 on call it (facts 2). */
  readonly since53: readonly ServerEpisodeType[];
  /** What earlier servers call it. */
  readonly before53: readonly ServerEpisodeType[];
}

/** One name for what servers say; in the order in which types are listed. */
const types = {
  Episode: { letter: '', since53: ['Episode'], before53: ['Normal'] },
  Special: { letter: 'S', since53: ['Special'], before53: ['Special'] },
  Credits: { letter: 'C', since53: ['Credits'], before53: ['ThemeSong'] },
  Trailer: { letter: 'T', since53: ['Trailer'], before53: ['Trailer'] },
  Parody: { letter: 'P', since53: ['Parody'], before53: ['Parody'] },
  Other: { letter: 'O', since53: ['Other'], before53: ['Other'] },
  Unknown: { letter: '', since53: ['Unknown'], before53: ['Unknown', 'Extra'] },
} as const satisfies Record<string, TypeFacts>;

/** An episode's type under one name, whichever server said it. */
export type EpisodeType = keyof typeof types;

const byServerName = new Map<string, EpisodeType>(
  Object.entries(types).flatMap(([type, facts]) =>
    [...facts.since53, ...facts.before53].map((name) => [name, type as EpisodeType] as const),
  ),
);

/**
 * The type of an episode for display. Server 5.2 says Normal, ThemeSong and Extra where 5.3 says Episode,
 * Credits and nothing (facts 2). A name that neither knows is Unknown.
 *
 * @example
 * episodeTypeOf('ThemeSong'); // 'Credits'
 */
export function episodeTypeOf(type: string | undefined): EpisodeType {
  return byServerName.get(type ?? '') ?? 'Unknown';
}

/** Number of an episode with the letter of its type: `7`, `S2`, `C1` (facts 5.13). */
export function episodeNumberText(type: string | undefined, number: number): string {
  return `${types[episodeTypeOf(type)].letter}${number}`;
}

/**
 * The names to ask a server for, in the words of its version; one that does not say its version is taken for a new one.
 *
 * @example serverEpisodeTypes('Credits', '5.2.0.0') // ['ThemeSong']
 */
export function serverEpisodeTypes(
  type: EpisodeType,
  version: string | null | undefined,
): readonly ServerEpisodeType[] {
  return types[type][!version || since53.includes(version) ? 'since53' : 'before53'];
}

/**
 * Every type in the words of a server's version: what calls leave out unless told is credits, trailers and parodies.
 *
 * @example seriesFileSummaryQuery({ seriesId, type: everyEpisodeType('5.3.3.0') })
 */
export function everyEpisodeType(version: string | null | undefined): readonly ServerEpisodeType[] {
  return (Object.keys(types) as EpisodeType[]).flatMap((type) => serverEpisodeTypes(type, version));
}
