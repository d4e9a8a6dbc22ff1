import type { Image } from '../api/types.ts';
import { write } from '../api/write.ts';
import { seriesAndCards } from '../queryKeys.ts';

export type PreferableImageType = 'Poster' | 'Backdrop' | 'Logo';

interface PreferredImage {
  readonly seriesId: number;
  readonly imageType: PreferableImageType;
  readonly image: Pick<Image, 'ID' | 'Source'>;
}

/** Sets a series' preferred image of a type. 400 if it is disabled or not the series'. */
export const setPreferredImage = write({
  method: 'PUT',
  path: 'Series/{seriesId}/Images/{imageType}',
  role: 'administrator',
  toInput: ({ image: { ID, Source }, ...series }: PreferredImage) => ({ ...series, body: { ID, Source } }),
  stale: seriesAndCards,
});

/** Restores the server's own choice. */
export const clearPreferredImage = write({
  method: 'DELETE',
  path: 'Series/{seriesId}/Images/{imageType}',
  role: 'administrator',
  stale: seriesAndCards,
});
