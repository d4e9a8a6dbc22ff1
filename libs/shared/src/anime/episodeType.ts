import { since53 } from '../api/serverVersion.ts';
import type { ServerEpisodeType } from '../api/types.ts';

interface TypeFacts {
  /** Prefix of the episode number (facts 5.13). */
  readonly letter: string;
  /** Names that servers from 5.3 on use (facts 2). */
  readonly since53: readonly ServerEpisodeType[];
  readonly before53: readonly ServerEpisodeType[];
}

/** In display order. */
const types = {
  Episode: { letter: '', since53: ['Episode'], before53: ['Normal'] },
  Special: { letter: 'S', since53: ['Special'], before53: ['Special'] },
  Credits: { letter: 'C', since53: ['Credits'], before53: ['ThemeSong'] },
  Trailer: { letter: 'T', since53: ['Trailer'], before53: ['Trailer'] },
  Parody: { letter: 'P', since53: ['Parody'], before53: ['Parody'] },
  Other: { letter: 'O', since53: ['Other'], before53: ['Other'] },
  Unknown: { letter: '', since53: ['Unknown'], before53: ['Unknown', 'Extra'] },
} as const satisfies Record<string, TypeFacts>;

/** An episode's type under one name for all server versions. */
export type EpisodeType = keyof typeof types;

const byServerName = new Map<string, EpisodeType>(
  Object.entries(types).flatMap(([type, facts]) =>
    [...facts.since53, ...facts.before53].map((name) => [name, type as EpisodeType] as const),
  ),
);

/**
 * The type of an episode for display. Server 5.2 says Normal, ThemeSong and Extra where 5.3 says Episode, Credits and
 * nothing (facts 2). Other names become Unknown.
 * @example episodeTypeOf('ThemeSong'); // 'Credits'
 */
export function episodeTypeOf(type: string | undefined): EpisodeType {
  return byServerName.get(type ?? '') ?? 'Unknown';
}

/** Episode number with the letter of its type: `7`, `S2`, `C1` (facts 5.13). */
export function episodeNumberText(type: string | undefined, number: number): string {
  return `${types[episodeTypeOf(type)].letter}${number}`;
}

/**
 * A type's names in requests to a server of this version; without a version, the newer names.
 * @example serverEpisodeTypes('Credits', '5.2.0.0') // ['ThemeSong']
 */
export function serverEpisodeTypes(
  type: EpisodeType,
  version: string | null | undefined,
): readonly ServerEpisodeType[] {
  return types[type][!version || since53.includes(version) ? 'since53' : 'before53'];
}

/**
 * Every type in a server's names: by default, calls leave out credits, trailers and parodies.
 * @example seriesFileSummaryQuery({ seriesId, type: allEpisodeTypes('5.3.3.0') })
 */
export function allEpisodeTypes(version: string | null | undefined): readonly ServerEpisodeType[] {
  return (Object.keys(types) as EpisodeType[]).flatMap((type) => serverEpisodeTypes(type, version));
}
