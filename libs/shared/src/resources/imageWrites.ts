import type { Image } from '../api/types.ts';
import { write } from '../api/write.ts';
import { filterKeys, groupKeys, seriesKeys } from './queryKeys.ts';

/** Kinds of images of which users choose a preferred one for a series. */
export type PreferableImageType = 'Poster' | 'Backdrop' | 'Logo';

/** Cards and the header show the preferred image; the hub says nothing of it. */
const seriesAndCards = ({ seriesId }: { readonly seriesId: number }) => [
  seriesKeys.one(seriesId),
  filterKeys.previews,
  groupKeys.all,
];

interface PreferredImage {
  readonly seriesId: number;
  readonly imageType: PreferableImageType;
  readonly image: Pick<Image, 'ID' | 'Source'>;
}

/**
 * Makes an image the preferred one of its kind for a series. An image that the series does not have, or that is
 * disabled, is a 400.
 */
export const setPreferredImage = write({
  method: 'PUT',
  path: 'Series/{seriesId}/Images/{imageType}',
  role: 'administrator',
  toInput: ({ image: { ID, Source }, ...series }: PreferredImage) => ({ ...series, body: { ID, Source } }),
  stale: seriesAndCards,
});

/** Lets the server choose again which image represents a series. */
export const clearPreferredImage = write({
  method: 'DELETE',
  path: 'Series/{seriesId}/Images/{imageType}',
  role: 'administrator',
  stale: seriesAndCards,
});
