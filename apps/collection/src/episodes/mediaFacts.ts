import { fileSourceText } from '@hondana/shared/anime/fileSourceText';
import { hashOf, releaseOf } from '@hondana/shared/anime/files';
import type { File } from '@hondana/shared/api/types';
import { formatBytes, formatDate, formatDuration, formatNumber } from '@hondana/shared/ui/format';
import { joinList } from '@hondana/shared/ui/joinTexts';
import { t } from '@lingui/core/macro';

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
  const id = file.ID;
  return filePath(file).split(/[\\/]/).at(-1) || t`File ${id}`;
}

function languagesOf(
  streams: readonly { readonly LanguageCode?: string | null; readonly Language: string }[],
): string {
  return joinList([...new Set(streams.map(({ LanguageCode, Language }) => LanguageCode || Language))]);
}

function codecsOf(
  streams: readonly Media['Audio'][number][] | readonly Media['Subtitles'][number][],
): string {
  return joinList([...new Set(streams.map(({ Codec }) => Codec.Simplified))]);
}

function videoText(file: File): string {
  const video = file.MediaInfo?.Video[0];
  if (!video) return file.Resolution ?? '';
  const depth = video.BitDepth;
  const rate = formatNumber(video.FrameRate, 3);
  return [
    video.Codec.Simplified,
    depth > 0 && t`${depth}-bit`,
    video.Resolution || file.Resolution,
    video.FrameRate > 0 && t`${rate} fps`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Unknown facts are left out; the location is shown separately. */
export function mediaFacts(file: File): MediaFact[] {
  const { MediaInfo } = file;
  const release = releaseOf(file);
  const facts: readonly (readonly [name: string, value: string | null | undefined])[] = [
    [t`Size`, formatBytes(file.Size)],
    [t`Duration`, formatDuration(file.Duration)],
    [t({ message: 'Group', context: 'release group' }), release?.groupName],
    [
      t`Source`,
      release &&
        [fileSourceText(release.source), release.version > 0 && `v${release.version}`]
          .filter(Boolean)
          .join(' · '),
    ],
    [t`Released`, release?.released && formatDate(release.released)],
    [t`Video`, videoText(file)],
    [
      t`Audio`,
      MediaInfo && [codecsOf(MediaInfo.Audio), languagesOf(MediaInfo.Audio)].filter(Boolean).join(' · '),
    ],
    [
      t`Subtitles`,
      MediaInfo &&
        [codecsOf(MediaInfo.Subtitles), languagesOf(MediaInfo.Subtitles)].filter(Boolean).join(' · '),
    ],
    [t`Chapters`, MediaInfo && MediaInfo.Chapters.length > 0 ? formatNumber(MediaInfo.Chapters.length) : ''],
    [t`Imported`, file.Imported && formatDate(file.Imported)],
    ['CRC32', hashOf(file, 'CRC32')],
    ['ED2K', hashOf(file, 'ED2K')],
  ];
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
