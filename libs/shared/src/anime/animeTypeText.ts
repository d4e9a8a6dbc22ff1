import { msg } from '@lingui/core/macro';
import type { AnimeType } from '../api/types.ts';
import { type TextDescriptor, textOf } from '../language/texts.ts';

const texts: Readonly<Record<AnimeType, TextDescriptor>> = {
  /** What version 6 calls `TV`. */
  TVSeries: msg`TV`,
  TV: msg`TV`,
  TVSpecial: msg`TV Special`,
  Movie: msg({ message: 'Movie', context: 'type of anime' }),
  OVA: msg`OVA`,
  Web: msg`Web`,
  MusicVideo: msg`Music Video`,
  Other: msg`Other`,
  Unknown: msg`Unknown`,
};

/**
 * An anime type as display text (spec 1, Series page).
 * @example animeTypeText('TVSpecial') // 'TV Special'
 */
export function animeTypeText(type: AnimeType): string {
  return Object.hasOwn(texts, type) ? textOf(texts[type]) : type;
}
