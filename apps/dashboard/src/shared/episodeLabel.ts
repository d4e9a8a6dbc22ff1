import { episodeNumberText } from '@hondana/shared/anime/episodeType';
import type { DashboardEpisode } from '@hondana/shared/api/types';

/** @example episodeLabel({ Type: 'Special', Number: 2, Title: 'Beach' }) // 'S2 - Beach' (facts 5.13) */
export function episodeLabel(episode: Pick<DashboardEpisode, 'Type' | 'Number' | 'Title'>): string {
  return `${episodeNumberText(episode.Type, episode.Number)} - ${episode.Title}`;
}
