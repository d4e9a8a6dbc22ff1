import { t } from '@lingui/core/macro';
import { writePerServer } from '../api/perServer.ts';
import { before6, since6 } from '../api/serverVersion.ts';
import type { Image } from '../api/types.ts';
import { write } from '../api/write.ts';
import { seriesAndCards } from '../queryKeys.ts';

export type PreferableImageType = 'Poster' | 'Backdrop' | 'Logo';

export interface SeriesImageType {
  readonly seriesId: number;
  readonly imageType: PreferableImageType;
}

export interface PreferredImage extends SeriesImageType {
  /** As the server answered it. */
  readonly image: Image;
}

/** An image of the other version's: the server was upgraded since, and the list is about to be read again. */
const outdated = (): never => {
  throw new RangeError(t`The image was read from another version of the server.`);
};

/** Version 6 says `Primary` for posters. */
const typeSince6 = (type: PreferableImageType) => (type === 'Poster' ? ('Primary' as const) : type);

/** Sets a series' preferred image of a type. 400 if it is disabled or not the series'. */
export const setPreferredImage = writePerServer({
  before6: write({
    method: 'PUT',
    path: 'Series/{seriesId}/Images/{imageType}',
    role: 'administrator',
    server: before6,
    toInput: ({ image, ...series }: PreferredImage) => ({
      ...series,
      body: 'ID' in image ? { ID: image.ID, Source: image.Source } : outdated(),
    }),
    stale: seriesAndCards,
  }),
  since6: write({
    method: 'PUT',
    path: 'Series/{seriesId}/Images/{imageType}/Default',
    role: 'administrator',
    server: since6,
    toInput: ({ image, imageType, seriesId }: PreferredImage) => ({
      seriesId,
      imageType: typeSince6(imageType),
      body: { ID: 'UID' in image ? image.UID : outdated() },
    }),
    stale: seriesAndCards,
  }),
});

/** Restores the server's own choice. */
export const clearPreferredImage = writePerServer({
  before6: write({
    method: 'DELETE',
    path: 'Series/{seriesId}/Images/{imageType}',
    role: 'administrator',
    server: before6,
    toInput: (series: SeriesImageType) => series,
    stale: seriesAndCards,
  }),
  since6: write({
    method: 'DELETE',
    path: 'Series/{seriesId}/Images/{imageType}/Default',
    role: 'administrator',
    server: since6,
    toInput: ({ imageType, seriesId }: SeriesImageType) => ({ seriesId, imageType: typeSince6(imageType) }),
    stale: seriesAndCards,
  }),
});
