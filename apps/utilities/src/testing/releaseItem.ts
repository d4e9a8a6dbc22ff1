import type { ReleaseItem } from '../releaseManagement/releaseItems.ts';

type Change = Partial<Omit<ReleaseItem, 'quality'>> & { readonly quality?: Partial<ReleaseItem['quality']> };

/** A file of which nothing else is known. */
export const releaseItem = (id: number, { quality, ...more }: Change = {}): ReleaseItem => ({
  key: `file-${id}`,
  id,
  fileId: id,
  name: `${id}.mkv`,
  directory: '',
  size: 100,
  isVariation: false,
  traits: [],
  crc32: '',
  seconds: undefined,
  media: [],
  quality: {
    height: undefined,
    source: undefined,
    group: undefined,
    bitDepth: undefined,
    codec: undefined,
    audio: undefined,
    subtitles: undefined,
    version: undefined,
    ...quality,
  },
  ...more,
});
