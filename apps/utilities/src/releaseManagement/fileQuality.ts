import { releaseOf } from '@hondana/shared/anime/files';
import type { File } from '@hondana/shared/api/types';
import { languageOf } from '../shared/mediaText.ts';

/** What releases are compared by; undefined where unknown. */
export interface FileQuality {
  /** Lines. */
  readonly height: number | undefined;
  readonly source: number | undefined;
  readonly group: string | undefined;
  readonly bitDepth: number | undefined;
  readonly codec: number | undefined;
  /** Number of languages. */
  readonly audio: number | undefined;
  readonly subtitles: number | undefined;
  readonly version: number | undefined;
}

/** Worst to best. */
const sources = ['Camera', 'VCD', 'VHS', 'LaserDisc', 'TV', 'DVD', 'Web', 'BluRay'];
const codecs = ['MPEG2', 'DivX5', 'XviD', 'H264', 'VP9', 'HEVC', 'AV1'];

function place(list: readonly string[], name: string | null | undefined): number | undefined {
  const at = list.findIndex((one) => one.toLowerCase() === name?.toLowerCase());
  return at < 0 ? undefined : at;
}

function languages(streams: readonly Parameters<typeof languageOf>[0][] = []): number {
  return new Set(streams.map(languageOf)).size;
}

export function qualityOf(file: File): FileQuality {
  const { MediaInfo, Resolution } = file;
  const release = releaseOf(file);
  const [video] = MediaInfo?.Video ?? [];
  return {
    height: Number(/(\d{3,4})[pi]/.exec(Resolution ?? '')?.[1] ?? video?.Height ?? 0) || undefined,
    source: place(sources, release?.source),
    group: release?.groupName || undefined,
    bitDepth: video?.BitDepth || undefined,
    codec: place(codecs, video?.Codec.Simplified),
    audio: MediaInfo ? languages(MediaInfo.Audio) : undefined,
    subtitles: MediaInfo ? languages(MediaInfo.Subtitles) : undefined,
    version: release?.version,
  };
}
