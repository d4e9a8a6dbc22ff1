import type { File } from '@hondana/shared/api/types';
import { formatDate, formatDuration, formatNumber, formatTimecode } from '@hondana/shared/ui/format';
import { t } from '@lingui/core/macro';
import { bitDepthText, languageOf } from '../shared/mediaText.ts';
import { type DetailFact, known } from './DetailFact.ts';

type Media = NonNullable<File['MediaInfo']>;
type Video = Media['Video'][number];
type Audio = Media['Audio'][number];
type Subtitle = Media['Subtitles'][number];

export interface MediaPart {
  readonly title: string;
  readonly facts: readonly DetailFact[];
}

const words = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(' · ');

function rate(bitsPerSecond: number): string {
  if (bitsPerSecond <= 0) return '';
  const isLow = bitsPerSecond < 1_000_000;
  const amount = isLow ? formatNumber(bitsPerSecond / 1000) : formatNumber(bitsPerSecond / 1_000_000, 1);
  return isLow ? t`${amount} kbit/s` : t`${amount} Mbit/s`;
}

const marks = ({ IsDefault, IsForced }: Pick<Audio, 'IsDefault' | 'IsForced'>): string =>
  words(IsDefault && t`default`, IsForced && t`forced`);

function numbered<Stream>(streams: readonly Stream[]) {
  return streams.map((one, index) => ({ one, number: streams.length > 1 ? index + 1 : undefined }));
}

function videoFacts(video: Video): DetailFact[] {
  const { Codec, Format } = video;
  return known([
    [t`Codec`, words(Codec.Simplified, Format.Profile, bitDepthText(video.BitDepth), Format.HDR)],
    [
      t`Picture`,
      words(video.Width > 0 && `${video.Width} × ${video.Height}`, video.Resolution, video.ScanType),
    ],
    [
      t`Frame rate`,
      video.FrameRate > 0 && words(t`${formatNumber(video.FrameRate, 3)} fps`, video.FrameRateMode),
    ],
    [t`Bit rate`, rate(video.BitRate)],
    [t`Colour`, words(video.ColorSpace, video.ChromaSubsampling, video.MatrixCoefficients)],
    [t`Title`, video.Title],
  ]);
}

function audioFacts(audio: Audio): DetailFact[] {
  return known([
    [t`Language`, words(languageOf(audio), marks(audio))],
    [t`Title`, audio.Title],
    [t`Codec`, words(audio.Codec.Simplified, audio.CompressionMode)],
    [t`Channels`, audio.Channels > 0 && words(formatNumber(audio.Channels), audio.ChannelLayout)],
    [
      t`Sound`,
      words(
        audio.SamplingRate > 0 && t`${formatNumber(audio.SamplingRate / 1000, 1)} kHz`,
        bitDepthText(audio.BitDepth),
      ),
    ],
    [t`Bit rate`, rate(audio.BitRate)],
  ]);
}

function subtitleFacts(subtitle: Subtitle): DetailFact[] {
  return known([
    [t`Language`, words(languageOf(subtitle), marks(subtitle))],
    [t`Title`, subtitle.Title ?? subtitle.SubTitle],
    [t`Format`, subtitle.Codec.Simplified],
    [t`External file`, subtitle.IsExternal && (subtitle.ExternalFilename ?? t`Yes`)],
  ]);
}

function chapterFacts(chapters: Media['Chapters']): DetailFact[] {
  return chapters.map(({ Timestamp, Title }) => ({ name: formatTimecode(Timestamp), value: Title || '–' }));
}

export function mediaParts(media: Media): MediaPart[] {
  const container = known([
    [t`Container`, words(media.MediaContainer, media.FileExtension && `.${media.FileExtension}`)],
    [t`Title`, media.Title],
    [t`Duration`, formatDuration(media.Duration)],
    [t`Bit rate`, rate(media.BitRate)],
    [t`Encoded`, media.Encoded && formatDate(media.Encoded)],
  ]);
  const parts: MediaPart[] = [
    { title: t`Container`, facts: container },
    ...numbered(media.Video).map(({ one, number }) => ({
      title: number ? t`Video ${number}` : t`Video`,
      facts: videoFacts(one),
    })),
    ...numbered(media.Audio).map(({ one, number }) => ({
      title: number ? t`Audio ${number}` : t`Audio`,
      facts: audioFacts(one),
    })),
    ...numbered(media.Subtitles).map(({ one, number }) => ({
      title: number ? t`Subtitles ${number}` : t`Subtitles`,
      facts: subtitleFacts(one),
    })),
    { title: t`Chapters`, facts: chapterFacts(media.Chapters) },
  ];
  return parts.filter(({ facts }) => facts.length > 0);
}
