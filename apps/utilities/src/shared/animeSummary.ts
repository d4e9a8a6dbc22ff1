import { animeTypeText } from '@hondana/shared/anime/animeTypeText';
import { plural } from '@hondana/shared/ui/format';
import type { FoundAnime } from './useAnimeSearch.ts';

/** Ends with a separator: “TV Special · 3 episodes · ”. */
export function animeSummary({ Type, EpisodeCount }: Pick<FoundAnime, 'Type' | 'EpisodeCount'>): string {
  const type = Type ? `${animeTypeText(Type)} · ` : '';
  return EpisodeCount ? `${type}${plural(EpisodeCount, 'episode', 'episodes')} · ` : type;
}
