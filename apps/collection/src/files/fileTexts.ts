import { episodeTypeOf } from '@hondana/shared/anime/episodeType';
import type { SeriesFileSummary } from '@hondana/shared/api/types';
import { formatNumber } from '@hondana/shared/ui/format';

type FileGroup = SeriesFileSummary['Groups'][number];

const typeNames = {
  Episode: 'Episodes',
  Special: 'Specials',
  Credits: 'Credits',
  Trailer: 'Trailers',
  Parody: 'Parodies',
  Other: 'Others',
  Unknown: 'Unknown',
} as const;

const typeOrder = Object.keys(typeNames);

/** `Episodes`, whichever server named the type. */
export function episodeTypesName(type: string): string {
  return typeNames[episodeTypeOf(type)];
}

function inOrder(left: string, right: string): number {
  return typeOrder.indexOf(episodeTypeOf(left)) - typeOrder.indexOf(episodeTypeOf(right));
}

/** As `3 BluRay, 9 Web`. */
export function sourceFacts({
  SourcesByType,
}: SeriesFileSummary['Overview']): { name: string; value: string }[] {
  return SourcesByType.toSorted((left, right) => inOrder(left.Type, right.Type)).map(({ Type, Sources }) => ({
    name: episodeTypesName(Type),
    value: Sources.map((source) => `${formatNumber(source.Count)} ${source.Type}`).join(', '),
  }));
}

export interface EpisodeRange {
  readonly type: string;
  readonly range: string;
  readonly count: number;
}

export function rangesByType({ RangeByType }: FileGroup): EpisodeRange[] {
  return Object.entries(RangeByType ?? {})
    .toSorted(([left], [right]) => inOrder(left, right))
    .flatMap(([type, range]) =>
      range ? [{ type: episodeTypesName(type), range: range.Range ?? '', count: range.Count }] : [],
    );
}

/** In bytes. */
export function groupSize({ RangeByType }: FileGroup): number {
  return Object.values(RangeByType ?? {}).reduce((sum, range) => sum + (range?.FileSize ?? 0), 0);
}

/** `Web · v2` */
export function sourceText({ FileSource, FileVersion }: FileGroup): string {
  return joined([FileSource, FileVersion ? `v${FileVersion}` : undefined]);
}

/** `HEVC · 10-bit · 1080p` */
export function videoText({ VideoCodecs, VideoBitDepth, VideoResolution }: FileGroup): string {
  return joined([VideoCodecs, VideoBitDepth ? `${VideoBitDepth}-bit` : undefined, VideoResolution]);
}

/** `FLAC · eng, jpn` */
export function streamText(
  codecs: string | null | undefined,
  languages: readonly string[] | undefined,
): string {
  return joined([codecs, languages?.join(', ')]);
}

function joined(parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ') || '--';
}
