import type { File } from '@hondana/shared/api/types';
import { languageOf } from '../shared/mediaText.ts';

/** What releases are compared by; 0, or no text, where it is not known. */
export interface FileQuality {
  /** Lines of the picture. */
  readonly height: number;
  readonly source: number;
  readonly group: string;
  readonly bitDepth: number;
  readonly codec: number;
  /** Languages of the sound and of the subtitles. */
  readonly audio: number;
  readonly subtitles: number;
  readonly version: number;
}

/** From worst to best. */
const sources = ['Camera', 'VCD', 'VHS', 'LaserDisc', 'TV', 'DVD', 'Web', 'BluRay'];
const codecs = ['MPEG2', 'DivX5', 'XviD', 'H264', 'VP9', 'HEVC', 'AV1'];

const place = (list: readonly string[], name: string | null | undefined): number =>
  !name ? 0 : list.findIndex((one) => one.toLowerCase() === name.toLowerCase()) + 1;

const languages = (streams: readonly Parameters<typeof languageOf>[0][] = []): number =>
  new Set(streams.map(languageOf)).size;

/** What is known of a file that it can be compared by. */
export function qualityOf({
  AniDB,
  MediaInfo,
  Resolution,
}: Pick<File, 'AniDB' | 'MediaInfo' | 'Resolution'>): FileQuality {
  const [video] = MediaInfo?.Video ?? [];
  return {
    height: Number.parseInt(/(\d{3,4})[pi]/.exec(Resolution ?? '')?.[1] ?? String(video?.Height ?? 0), 10),
    source: place(sources, AniDB?.Source),
    group: AniDB?.ReleaseGroup?.Name ?? '',
    bitDepth: video?.BitDepth ?? 0,
    codec: place(codecs, video?.Codec.Simplified),
    audio: languages(MediaInfo?.Audio),
    subtitles: languages(MediaInfo?.Subtitles),
    version: AniDB?.Version ?? 0,
  };
}
