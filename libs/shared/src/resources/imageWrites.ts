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

export interface ImageOfSeries {
  readonly seriesId: number;
  /** As the server answered it. */
  readonly image: Image;
}

export interface ImageEnabling extends ImageOfSeries {
  readonly enabled: boolean;
}

/**
 * Enables or disables an image everywhere: a disabled one is neither chosen nor listed, unless `includeDisabled` asks
 * for it. 404 if the server no longer has it.
 * @example useWrite(setImageEnabled, { failed: 'The image could not be disabled' })
 */
export const setImageEnabled = writePerServer({
  before6: write({
    method: 'POST',
    path: 'Image/{source}/{type}/{value}/Enabled',
    role: 'administrator',
    server: before6,
    toInput: ({ image, enabled }: ImageEnabling) => ({
      ...('ID' in image ? { source: image.Source, type: image.Type, value: image.ID } : outdated()),
      body: { Enabled: enabled },
    }),
    stale: seriesAndCards,
  }),
  since6: write({
    method: 'POST',
    path: 'Image/Management/{imageId}/Enabled',
    role: 'administrator',
    server: since6,
    toInput: ({ image, enabled }: ImageEnabling) => ({
      imageId: 'UID' in image ? image.UID : outdated(),
      body: { Enabled: enabled },
    }),
    stale: seriesAndCards,
  }),
});

export interface ImageUpload extends SeriesImageType {
  readonly file: File;
}

/**
 * Adds an image to a series, and answers it. 400 if the file is no image that the server can read.
 * @example const image = await uploadSeriesImage.send({ seriesId: 7, imageType: 'Poster', file });
 */
export const uploadSeriesImage = write({
  method: 'POST',
  path: 'Series/{seriesId}/Images/{imageType}/Upload',
  role: 'administrator',
  server: since6,
  toInput: ({ file, imageType, seriesId }: ImageUpload) => {
    const body = new FormData();
    body.append('file', file);
    return { seriesId, imageType: typeSince6(imageType), body };
  },
  stale: seriesAndCards,
});

/**
 * Deletes an image with its file, from all that have it. 404 if the server no longer has it.
 * @example useWrite(deleteImage, { done: 'Image deleted' })
 */
export const deleteImage = write({
  method: 'DELETE',
  path: 'Image/Management/{imageId}',
  role: 'administrator',
  server: since6,
  toInput: ({ image }: ImageOfSeries) => ({ imageId: 'UID' in image ? image.UID : outdated() }),
  stale: seriesAndCards,
});
