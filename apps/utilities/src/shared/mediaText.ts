import type { File } from '@hondana/shared/api/types';
import { joinList } from '@hondana/shared/ui/joinTexts';
import { t } from '@lingui/core/macro';

type Media = NonNullable<File['MediaInfo']>;
type Stream = Media['Audio'][number] | Media['Subtitles'][number];

/** “10-bit”; empty if unknown. */
export function bitDepthText(bits: number): string {
  return bits > 0 ? t`${bits}-bit` : '';
}

const spaced = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' ');

const listed = (texts: readonly string[]): string => joinList([...new Set(texts)]);

/** Empty if unknown. */
export function languageOf({ Language }: Pick<Stream, 'Language'>): string {
  return Language && Language !== 'None' ? Language : '';
}

export function mediaSummary(media: File['MediaInfo']): readonly string[] {
  if (!media) return [];
  const [video] = media.Video;
  const picture = video ? spaced(video.Codec.Simplified, bitDepthText(video.BitDepth), video.Format.HDR) : '';
  const audio = listed(media.Audio.map((one) => spaced(languageOf(one), one.Codec.Simplified)));
  const subtitles = listed(media.Subtitles.map((one) => languageOf(one) || t`unknown language`));
  return [
    picture,
    audio && t`Audio: ${audio}`,
    subtitles ? t`Subtitles: ${subtitles}` : t`No subtitles`,
  ].filter((text) => text !== '');
}
