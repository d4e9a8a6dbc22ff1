import type { AnidbEpisode } from '@hondana/shared/api/types';
import type { TmdbEpisode } from '../tmdb.ts';

export interface Differences {
  readonly number: boolean;
  readonly title: boolean;
  readonly date: boolean;
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A value missing on one side is no difference. */
export function differencesOf(
  anidb: Pick<AnidbEpisode, 'EpisodeNumber' | 'Title' | 'Titles' | 'AirDate'>,
  tmdb: Pick<TmdbEpisode, 'EpisodeNumber' | 'Title' | 'AiredAt'>,
): Differences {
  const titles = [anidb.Title, ...anidb.Titles.map(({ Name }) => Name)].map(plain);
  const title = plain(tmdb.Title ?? '');
  return {
    number: anidb.EpisodeNumber !== tmdb.EpisodeNumber,
    title: title !== '' && titles.some((one) => one !== '') && !titles.includes(title),
    date: Boolean(anidb.AirDate && tmdb.AiredAt) && anidb.AirDate !== tmdb.AiredAt,
  };
}
