import type { AnimeType } from '../api/types.ts';

const texts: Partial<Record<AnimeType, string>> = {
  /** What version 6 calls `TV`. */
  TVSeries: 'TV',
  TVSpecial: 'TV Special',
  MusicVideo: 'Music Video',
};

/**
 * An anime type as display text (spec 1, Series page).
 * @example animeTypeText('TVSpecial') // 'TV Special'
 */
export function animeTypeText(type: AnimeType): string {
  return texts[type] ?? type;
}
