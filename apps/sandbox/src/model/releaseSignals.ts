import { languageName } from '../present/presentMediaInfo.ts';
import { isOnAnidb } from './anidbFiles.ts';
import type { VideoFile } from './types.ts';

/** The part of the settings that ranks releases. */
export interface ReleasePreferences {
  readonly SignalPriority: readonly string[];
  readonly SourceOrder: readonly string[];
  readonly ResolutionOrder: readonly string[];
  readonly VideoCodecOrder: readonly string[];
  readonly AudioCodecOrder: readonly string[];
  readonly AudioLanguageOrder: readonly string[];
  readonly SubtitleLanguageOrder: readonly string[];
  readonly SubGroupOrder: readonly string[];
  readonly PreferHigherBitDepth: boolean;
}

/** By which signal two releases differ. A negative order puts the first one before the second. */
export interface Difference {
  readonly signal: string;
  readonly order: number;
  readonly winner: string;
  readonly loser: string;
}

interface Value {
  /** The lower the better. */
  readonly score: number;
  readonly text: string;
}

/** As version 6 spells it. */
export const videoCodecName = ({ release }: VideoFile): string => release.codec.toUpperCase();

function placed(text: string, order: readonly string[]): Value {
  const index = order.findIndex((one) => one.toLowerCase() === text.toLowerCase());
  return { score: index === -1 ? order.length : index, text };
}

function languages(spoken: readonly string[], order: readonly string[]): Value {
  const names = spoken.map(languageName);
  // The first preferred language that only one of two has decides: a number in base two, the first digit first.
  const score = order.reduce((sum, language) => sum * 2 + (names.includes(language) ? 0 : 1), 0);
  return { score, text: names.join(', ') };
}

const signals: Readonly<Record<string, (file: VideoFile, preferences: ReleasePreferences) => Value>> = {
  Source: (file, { SourceOrder }) => placed(isOnAnidb(file) ? file.release.source : 'Unknown', SourceOrder),
  Resolution: ({ release }, { ResolutionOrder }) => placed(release.resolution ?? '', ResolutionOrder),
  VideoCodec: (file, { VideoCodecOrder }) => placed(videoCodecName(file), VideoCodecOrder),
  BitDepth: ({ release: { bitDepth } }, { PreferHigherBitDepth }) => ({
    score: PreferHigherBitDepth ? -bitDepth : bitDepth,
    text: `${bitDepth}-bit`,
  }),
  AudioCodec: ({ release }, { AudioCodecOrder }) => placed(release.audioCodec, AudioCodecOrder),
  AudioStreams: ({ release: { audioLanguages } }) => ({
    score: -audioLanguages.length,
    text: String(audioLanguages.length),
  }),
  SubtitleStreams: ({ release: { subtitleLanguages } }) => ({
    score: -subtitleLanguages.length,
    text: String(subtitleLanguages.length),
  }),
  AudioLanguage: ({ release }, { AudioLanguageOrder }) =>
    languages(release.audioLanguages, AudioLanguageOrder),
  SubtitleLanguage: ({ release }, { SubtitleLanguageOrder }) =>
    languages(release.subtitleLanguages, SubtitleLanguageOrder),
  Chaptered: ({ release }) => ({ score: release.chaptered ? 0 : 1, text: String(release.chaptered) }),
  Version: ({ version }) => ({ score: -version, text: `v${version}` }),
};

/** Undefined among equals. Signals that no file of this library has never differ. */
export function compareReleases(
  one: readonly VideoFile[],
  other: readonly VideoFile[],
  preferences: ReleasePreferences,
): Difference | undefined {
  const [first] = one;
  const [second] = other;
  if (!first || !second) return undefined;
  for (const signal of preferences.SignalPriority) {
    const readValue = signals[signal];
    if (!readValue) continue;
    const mine = readValue(first, preferences);
    const theirs = readValue(second, preferences);
    const order = mine.score - theirs.score;
    if (order !== 0) return { signal, order, winner: mine.text, loser: theirs.text };
  }
  return undefined;
}
