import { type EpisodeType, episodeTypeOf } from '@hondana/shared/anime/episodeType';
import { fileSourceText } from '@hondana/shared/anime/fileSourceText';
import type { SeriesFileSummary } from '@hondana/shared/api/types';
import { textOf } from '@hondana/shared/language/texts';
import { formatNumber } from '@hondana/shared/ui/format';
import { joinList } from '@hondana/shared/ui/joinTexts';
import { msg, t } from '@lingui/core/macro';

type FileGroup = SeriesFileSummary['Groups'][number];

const typeNames = {
  Episode: msg`Episodes`,
  Special: msg`Specials`,
  Credits: msg({ message: 'Credits', context: 'episodes' }),
  Trailer: msg`Trailers`,
  Parody: msg`Parodies`,
  Other: msg`Others`,
  Unknown: msg({ message: 'Unknown', context: 'episodes' }),
} as const;

const typeOrder = Object.keys(typeNames);

/** `Episodes`, whichever server named the type. */
export function episodeTypesName(type: string): string {
  return textOf(typeNames[episodeTypeOf(type)]);
}

const numbered: Readonly<Record<EpisodeType, (number: number) => string>> = {
  Episode: (number) => t`Episode ${number}`,
  Special: (number) => t`Special ${number}`,
  Credits: (number) => t({ message: `Credits ${number}`, context: 'episodes' }),
  Trailer: (number) => t`Trailer ${number}`,
  Parody: (number) => t`Parody ${number}`,
  Other: (number) => t`Other ${number}`,
  Unknown: (number) => t`Unknown ${number}`,
};

/** `Special 2`, whichever server named the type. */
export function typeAndNumber(type: string, number: number): string {
  return numbered[episodeTypeOf(type)](number);
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
    value: joinList(
      Sources.map(({ Count, Type: source }) => `${formatNumber(Count)} ${fileSourceText(source)}`),
    ),
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
  return joined([FileSource && fileSourceText(FileSource), FileVersion ? `v${FileVersion}` : undefined]);
}

/** `HEVC · 10-bit · 1080p` */
export function videoText({ VideoCodecs, VideoBitDepth: depth, VideoResolution }: FileGroup): string {
  return joined([VideoCodecs, depth ? t`${depth}-bit` : undefined, VideoResolution]);
}

/** `FLAC · eng, jpn` */
export function streamText(
  codecs: string | null | undefined,
  languages: readonly string[] | undefined,
): string {
  return joined([codecs, joinList(languages ?? [])]);
}

function joined(parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ') || '--';
}
