import { animeTypeText } from '@hondana/shared/anime/animeTypeText';
import { plural } from '@hondana/shared/ui/format';
import type { FoundAnime } from './useAnimeSearch.ts';

/** What is known of a series that was found, before what else is said of it: “TV Special · 3 episodes · ”. */
export function animeSummary({ Type, EpisodeCount }: Pick<FoundAnime, 'Type' | 'EpisodeCount'>): string {
  const type = Type ? `${animeTypeText(Type)} · ` : '';
  return EpisodeCount ? `${type}${plural(EpisodeCount, 'episode', 'episodes')} · ` : type;
}
