import type { EpisodeType } from '@hondana/shared/anime/episodeType';
import { type TextDescriptor, textOf } from '@hondana/shared/language/texts';
import { msg } from '@lingui/core/macro';

const texts: Readonly<Record<EpisodeType, TextDescriptor>> = {
  Episode: msg`Episode`,
  Special: msg`Special`,
  Credits: msg({ message: 'Credits', context: 'episodes' }),
  Trailer: msg`Trailer`,
  Parody: msg`Parody`,
  Other: msg`Other`,
  Unknown: msg`Unknown`,
};

/** @example episodeTypeText('Special') // 'Special' */
export function episodeTypeText(type: EpisodeType): string {
  return textOf(texts[type]);
}
