import type { Image } from '../api/types.ts';
import { write } from '../api/write.ts';
import { filterKeys, groupKeys, seriesKeys } from '../queryKeys.ts';

export type PreferableImageType = 'Poster' | 'Backdrop' | 'Logo';

/** Cards and the header show the preferred image; the hub does not report it. */
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
