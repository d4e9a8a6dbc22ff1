import { episodeNumberText } from '@hondana/shared/anime/episodeType';
import type { Episode } from '@hondana/shared/api/types';

const written = /^(?:#|ep?\.?|episode)?\s*(?<letter>[sctpo]?)0*(?<digits>\d+)$/i;

/**
 * The number that is sought, as episodes show theirs: `12` for “12”, “#12”, “E12” and “Episode 012”, `S2` for “s02”.
 * Nothing when the text is no number.
 */
export function numberSought(search: string | undefined): string | undefined {
  const { letter, digits } = written.exec(search?.trim() ?? '')?.groups ?? {};
  return digits && `${letter?.toUpperCase()}${digits}`;
}

/** Whether an episode has the number; one without a letter is that of any type. */
export function hasNumber({ AniDB }: Episode, number: string): boolean {
  if (!AniDB) return false;
  return (
    number === String(AniDB.EpisodeNumber) || number === episodeNumberText(AniDB.Type, AniDB.EpisodeNumber)
  );
}
