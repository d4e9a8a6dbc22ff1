import { episodeNumberText } from '@hondana/shared/anime/episodeType';
import type { DashboardEpisode } from '@hondana/shared/api/types';

/**
 * An episode in one line: the letter of its type, its number and its title (facts 5.13).
 *
 * @example episodeLabel({ Type: 'Special', Number: 2, Title: 'Beach' }) // 'S2 - Beach'
 */
export function episodeLabel(episode: Pick<DashboardEpisode, 'Type' | 'Number' | 'Title'>): string {
  return `${episodeNumberText(episode.Type, episode.Number)} - ${episode.Title}`;
}
