import { fileSourceText } from '@hondana/shared/anime/fileSourceText';
import { type TextDescriptor, textOf } from '@hondana/shared/language/texts';
import { joinList } from '@hondana/shared/ui/joinTexts';
import { msg, plural, t } from '@lingui/core/macro';
import type { ReleaseCandidate, ReleaseTrack } from './rankedReleases.ts';

export type ReleaseSignal = NonNullable<ReleaseCandidate['DecidingSignal']>;

/** What releases are compared by, in the server's order. */
export const signalLabels = {
  Source: msg`Source`,
  Resolution: msg`Resolution`,
  VideoCodec: msg`Video codec`,
  BitDepth: msg`Bit depth`,
  AudioStreams: msg`Number of audio streams`,
  SubtitleStreams: msg`Number of subtitle streams`,
  AudioCodec: msg`Audio codec`,
  Chaptered: msg`Chapters`,
  SubGroup: msg`Release Group`,
  Version: msg`Version`,
  Corrupted: msg`Corrupted`,
  Censored: msg`Censored`,
  Creditless: msg`Creditless`,
  GroupHomogeneity: msg`One Release Group for all episodes`,
  AudioLanguage: msg`Audio language`,
  SubtitleLanguage: msg`Subtitle language`,
} as const satisfies Record<ReleaseSignal, TextDescriptor>;

export const signalText = (signal: ReleaseSignal): string => textOf(signalLabels[signal]);

/** Release Group, source, resolution, codecs and languages, as far as they are known. */
export function qualityTexts(release: ReleaseCandidate | ReleaseTrack): string[] {
  const audio = joinList(release.AudioLanguages ?? []);
  const subtitles = joinList(release.SubtitleLanguages ?? []);
  return [
    release.GroupName ?? t`Unknown group`,
    release.Source ? fileSourceText(release.Source) : '',
    release.Resolution ?? '',
    release.VideoCodec ? `${release.VideoCodec} ${release.BitDepth}-bit` : '',
    release.AudioCodec ?? '',
    audio && t`audio ${audio}`,
    subtitles ? t`subtitles ${subtitles}` : t`no subtitles`,
  ].filter((text) => text !== '');
}

/** What only a ranked release tells. */
export function markTexts(release: ReleaseCandidate): string[] {
  return [
    release.Version > 1 ? `v${release.Version}` : '',
    release.IsChaptered ? t`chapters` : '',
    release.IsCensored ? t`censored` : '',
    release.IsCreditless ? t`creditless` : '',
    release.IsCorrupted ? t`corrupted` : '',
    release.HasReleaseInfo ? '' : t`without release info for some files`,
    release.IsMixed
      ? t`${plural(release.SecondaryGroupNames?.length ?? 0, { one: 'gaps filled from # other release', other: 'gaps filled from # other releases' })}`
      : '',
  ].filter((text) => text !== '');
}

/** Why it is not the best; undefined among equals. */
export function defeatText({
  DecidingSignal,
  WinnerValue,
  LoserValue,
}: ReleaseCandidate): string | undefined {
  if (!DecidingSignal) return undefined;
  const signal = signalText(DecidingSignal);
  const winner = WinnerValue ?? '–';
  const loser = LoserValue ?? '–';
  return t`${signal}: ${loser} (preferred: ${winner})`;
}
