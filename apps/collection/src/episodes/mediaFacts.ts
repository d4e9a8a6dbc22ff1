import { hashOf, releaseOf } from '@hondana/shared/anime/files';
import type { File } from '@hondana/shared/api/types';
import { formatBytes, formatDate, formatDuration, formatNumber } from '@hondana/shared/ui/format';

export interface MediaFact {
  readonly name: string;
  readonly value: string;
}

type Media = NonNullable<File['MediaInfo']>;

/** On the disk, or within the import folder where the server says no more. */
export function filePath({ Locations }: Pick<File, 'Locations'>): string {
  const [location] = Locations;
  return location?.AbsolutePath || location?.RelativePath || '';
}

export function fileName(file: Pick<File, 'ID' | 'Locations'>): string {
  return filePath(file).split(/[\\/]/).at(-1) || `File ${file.ID}`;
}

function languagesOf(
  streams: readonly { readonly LanguageCode?: string | null; readonly Language: string }[],
): string {
  return [...new Set(streams.map(({ LanguageCode, Language }) => LanguageCode || Language))].join(', ');
}

function codecsOf(
  streams: readonly Media['Audio'][number][] | readonly Media['Subtitles'][number][],
): string {
  return [...new Set(streams.map(({ Codec }) => Codec.Simplified ?? ''))].filter(Boolean).join(', ');
}

function videoText(file: File): string {
  const video = file.MediaInfo?.Video[0];
  if (!video) return file.Resolution ?? '';
  return [
    video.Codec.Simplified,
    video.BitDepth > 0 && `${video.BitDepth}-bit`,
    video.Resolution || file.Resolution,
    video.FrameRate > 0 && `${formatNumber(video.FrameRate, 3)} fps`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Unknown facts are left out; the location is shown separately. */
export function mediaFacts(file: File): MediaFact[] {
  const { MediaInfo } = file;
  const release = releaseOf(file);
  const facts: readonly (readonly [name: string, value: string | null | undefined])[] = [
    ['Size', formatBytes(file.Size)],
    ['Duration', formatDuration(file.Duration)],
    ['Group', release?.groupName],
    [
      'Source',
      release && [release.source, release.version > 0 && `v${release.version}`].filter(Boolean).join(' · '),
    ],
    ['Released', release?.released && formatDate(release.released)],
    ['Video', videoText(file)],
    [
      'Audio',
      MediaInfo && [codecsOf(MediaInfo.Audio), languagesOf(MediaInfo.Audio)].filter(Boolean).join(' · '),
    ],
    [
      'Subtitles',
      MediaInfo &&
        [codecsOf(MediaInfo.Subtitles), languagesOf(MediaInfo.Subtitles)].filter(Boolean).join(' · '),
    ],
    ['Chapters', MediaInfo && MediaInfo.Chapters.length > 0 ? formatNumber(MediaInfo.Chapters.length) : ''],
    ['Imported', file.Imported && formatDate(file.Imported)],
    ['CRC32', hashOf(file, 'CRC32')],
    ['ED2K', hashOf(file, 'ED2K')],
  ];
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
