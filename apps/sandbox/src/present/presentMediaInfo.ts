import { hash } from '../generate/random.ts';
import type { VideoFile } from '../model/types.ts';
import { isoMoment, timeSpan } from './times.ts';
import type { View } from './view.ts';

const containers: Record<string, string> = { mkv: 'Matroska', mp4: 'MPEG-4', avi: 'AVI' };
const codecs: Record<string, string> = {
  HEVC: 'V_MPEGH/ISO/HEVC',
  h264: 'V_MPEG4/ISO/AVC',
  DivX5: 'DX50',
  XviD: 'XVID',
  FLAC: 'A_FLAC',
  AAC: 'A_AAC-2',
  AC3: 'A_AC3',
  Opus: 'A_OPUS',
};
const codes: Record<string, string> = {
  japanese: 'jpn',
  english: 'eng',
  german: 'ger',
  chinese: 'chi',
  korean: 'kor',
  spanish: 'spa',
  french: 'fre',
  portuguese: 'por',
  italian: 'ita',
  russian: 'rus',
  arabic: 'ara',
};

/** ISO 639-2. */
export function languageCode(language: string): string {
  return codes[language] ?? 'und';
}

/** `Japanese`, of our `japanese`. */
export const languageName = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const plainFormat = { CABAC: false, BVOP: false, QPel: false };

/** Null if never analysed. */
export function presentMediaInfo({ isSince6 }: View, file: VideoFile) {
  const { release } = file;
  if (file.length === 0 || release.resolution === null) return null;
  const rate = Math.round((file.size * 8) / file.length);
  let order = 0;
  const next = () => {
    order += 1;
    return order;
  };
  /** Of the last stream; version 5 reads none. */
  const uid = () => (isSince6 ? String(hash(file.id, 560 + order)) : null);
  const video = {
    Width: release.width,
    Height: release.height,
    Resolution: release.resolution,
    PixelAspectRatio: 1,
    FrameRate: 23.976,
    FrameRateMode: 'CFR',
    FrameCount: Math.floor(file.length * 23.976),
    ScanType: 'Progressive',
    ColorSpace: 'YUV',
    ChromaSubsampling: '4:2:0',
    BitRate: rate,
    BitDepth: release.bitDepth,
    ID: next(),
    ...(isSince6 ? { UID: uid() } : {}),
    Order: 0,
    IsDefault: true,
    IsForced: false,
    Language: 'None',
    Codec: { Simplified: release.codec, Raw: codecs[release.codec] ?? release.codec },
    Format: {
      Name: release.codec.toLowerCase(),
      Profile: release.bitDepth === 10 ? 'main 10' : 'high',
      Level: '4',
      ...plainFormat,
      ReferenceFrames: 0,
    },
  };
  const audio = release.audioLanguages.map((language, index) => ({
    Channels: 2,
    ChannelLayout: 'L R',
    SamplesPerFrame: 1024,
    SamplingRate: 48000,
    CompressionMode: 'Lossy',
    BitRate: 192000,
    BitRateMode: 'CBR',
    BitDepth: 16,
    ID: next(),
    UID: uid(),
    Title: index === 0 ? 'Stereo' : `${languageName(language)} Dub`,
    Order: order - 1,
    IsDefault: index === 0,
    IsForced: false,
    Language: languageName(language),
    LanguageCode: languageCode(language),
    Codec: { Simplified: release.audioCodec, Raw: codecs[release.audioCodec] ?? release.audioCodec },
    Format: {
      Name: release.audioCodec.toLowerCase(),
      ...(isSince6 && release.audioCodec === 'AAC' ? { AdditionalFeatures: 'LC' } : {}),
      ...plainFormat,
    },
  }));
  const subtitles = release.subtitleLanguages.map((language, index) => ({
    SubTitle: null,
    IsExternal: false,
    ID: next(),
    UID: uid(),
    Title: index === 0 ? 'Full Subtitles' : 'Signs & Songs',
    Order: order - 1,
    IsDefault: index === 0,
    IsForced: false,
    Language: languageName(language),
    LanguageCode: languageCode(language),
    Codec: { Simplified: 'ASS', Raw: 'S_TEXT/ASS' },
    Format: { Name: 'ass', ...plainFormat },
  }));
  return {
    Title: null,
    Duration: timeSpan(file.length),
    BitRate: rate,
    FrameRate: 23.976,
    Encoded: isoMoment(file.created - 160 * 86400000),
    IsStreamable: false,
    FileExtension: release.container,
    MediaContainer: containers[release.container] ?? release.container,
    MediaContainerVersion: 4,
    Video: [video],
    Audio: audio,
    Subtitles: subtitles,
    Chapters: [],
  };
}
