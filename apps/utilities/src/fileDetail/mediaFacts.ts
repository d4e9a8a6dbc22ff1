import type { File } from '@hondana/shared/api/types';
import { formatDate, formatDuration, formatNumber, formatTimecode } from '@hondana/shared/ui/format';
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
  return bitsPerSecond < 1_000_000
    ? `${formatNumber(bitsPerSecond / 1000)} kbit/s`
    : `${formatNumber(bitsPerSecond / 1_000_000, 1)} Mbit/s`;
}

const marks = ({ IsDefault, IsForced }: Pick<Audio, 'IsDefault' | 'IsForced'>): string =>
  words(IsDefault && 'default', IsForced && 'forced');

const numbered = (word: string, index: number, of: number): string =>
  of > 1 ? `${word} ${index + 1}` : word;

function videoFacts(video: Video): DetailFact[] {
  const { Codec, Format } = video;
  return known([
    ['Codec', words(Codec.Simplified, Format.Profile, bitDepthText(video.BitDepth), Format.HDR)],
    [
      'Picture',
      words(video.Width > 0 && `${video.Width} × ${video.Height}`, video.Resolution, video.ScanType),
    ],
    [
      'Frame rate',
      video.FrameRate > 0 && words(`${formatNumber(video.FrameRate, 3)} fps`, video.FrameRateMode),
    ],
    ['Bit rate', rate(video.BitRate)],
    ['Colour', words(video.ColorSpace, video.ChromaSubsampling, video.MatrixCoefficients)],
    ['Title', video.Title],
  ]);
}

function audioFacts(audio: Audio): DetailFact[] {
  return known([
    ['Language', words(languageOf(audio), marks(audio))],
    ['Title', audio.Title],
    ['Codec', words(audio.Codec.Simplified, audio.CompressionMode)],
    ['Channels', audio.Channels > 0 && words(formatNumber(audio.Channels), audio.ChannelLayout)],
    [
      'Sound',
      words(
        audio.SamplingRate > 0 && `${formatNumber(audio.SamplingRate / 1000, 1)} kHz`,
        bitDepthText(audio.BitDepth),
      ),
    ],
    ['Bit rate', rate(audio.BitRate)],
  ]);
}

function subtitleFacts(subtitle: Subtitle): DetailFact[] {
  return known([
    ['Language', words(languageOf(subtitle), marks(subtitle))],
    ['Title', subtitle.Title ?? subtitle.SubTitle],
    ['Format', subtitle.Codec.Simplified],
    ['External file', subtitle.IsExternal && (subtitle.ExternalFilename ?? 'Yes')],
  ]);
}

function chapterFacts(chapters: Media['Chapters']): DetailFact[] {
  return chapters.map(({ Timestamp, Title }) => ({ name: formatTimecode(Timestamp), value: Title || '–' }));
}

export function mediaParts(media: Media): MediaPart[] {
  const container = known([
    ['Container', words(media.MediaContainer, media.FileExtension && `.${media.FileExtension}`)],
    ['Title', media.Title],
    ['Duration', formatDuration(media.Duration)],
    ['Bit rate', rate(media.BitRate)],
    ['Encoded', media.Encoded && formatDate(media.Encoded)],
  ]);
  const parts: MediaPart[] = [
    { title: 'Container', facts: container },
    ...media.Video.map((one, index, all) => ({
      title: numbered('Video', index, all.length),
      facts: videoFacts(one),
    })),
    ...media.Audio.map((one, index, all) => ({
      title: numbered('Audio', index, all.length),
      facts: audioFacts(one),
    })),
    ...media.Subtitles.map((one, index, all) => ({
      title: numbered('Subtitles', index, all.length),
      facts: subtitleFacts(one),
    })),
    { title: 'Chapters', facts: chapterFacts(media.Chapters) },
  ];
  return parts.filter(({ facts }) => facts.length > 0);
}
