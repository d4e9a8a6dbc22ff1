import { episodeNumberText } from '@hondana/shared/anime/episodeType';
import type { Episode } from '@hondana/shared/api/types';

const written = /^(?:#|ep?\.?|episode)?\s*(?<letter>[sctpo]?)0*(?<digits>\d+)$/i;

/** `12` for “12”, “#12”, “E12” and “Episode 012”, `S2` for “s02”; undefined for any other text. */
export function searchedNumber(search: string | undefined): string | undefined {
  const { letter, digits } = written.exec(search?.trim() ?? '')?.groups ?? {};
  return digits && `${letter?.toUpperCase()}${digits}`;
}

/** A number without a letter matches any type. */
export function hasNumber({ AniDB }: Episode, number: string): boolean {
  if (!AniDB) return false;
  return (
    number === String(AniDB.EpisodeNumber) || number === episodeNumberText(AniDB.Type, AniDB.EpisodeNumber)
  );
}

/** Only as a word of its own: 12 is in “12 Monkeys”, and not in “The 120th”. */
export function hasNumberInTitle({ Name, AniDB }: Episode, number: string): boolean {
  const alone = new RegExp(`(?<![\\p{L}\\p{N}])${number}(?![\\p{L}\\p{N}])`, 'iu');
  return [Name, ...(AniDB?.Titles ?? []).map((title) => title.Name)].some((title) => alone.test(title));
}
