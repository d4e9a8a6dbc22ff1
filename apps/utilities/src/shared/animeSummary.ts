import { animeTypeText } from '@hondana/shared/anime/animeTypeText';
import { plural, t } from '@lingui/core/macro';
import type { FoundAnime } from './useAnimeSearch.ts';

/** Ends with a separator: “TV Special · 3 episodes · ”. */
export function animeSummary({ Type, EpisodeCount }: Pick<FoundAnime, 'Type' | 'EpisodeCount'>): string {
  const type = Type ? `${animeTypeText(Type)} · ` : '';
  return EpisodeCount
    ? `${type}${t`${plural(EpisodeCount, { one: '# episode', other: '# episodes' })}`} · `
    : type;
}
