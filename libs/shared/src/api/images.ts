import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { imageKeys } from './queryKeys.ts';
import type { Image, ImageType } from './types.ts';

/**
 * Address of an image, for `src`; images need no key. The parts come from the server, so they are encoded.
 *
 * @example
 * <img src={imageAddress(group.Images.Posters[0])} />
 */
export function imageAddress(image: Pick<Image, 'Source' | 'Type' | 'ID'>): string {
  const parts = [image.Source, image.Type, String(image.ID)];
  return `/api/v3/Image/${parts.map(encodeURIComponent).join('/')}`;
}

/**
 * The image that stands for a thing among several: the preferred one, else the first; undefined for none.
 *
 * @example
 * const backdrop = chosenImage(series.Images.Backdrops);
 */
export function chosenImage(images: readonly Image[] | undefined): Image | undefined {
  return images?.find((image) => image.Preferred) ?? images?.[0];
}

/**
 * A random image and the series it belongs to (`GET Image/Random/{type}/Metadata`), for the login page; needs
 * no key. Asked once: a server without images answers an error, and the page then shows its own.
 */
export function randomImageQuery(type: ImageType) {
  return queryOptions({
    queryKey: [...imageKeys.random, type] as const,
    queryFn: ({ signal }) =>
      request<Image>({ path: `Image/Random/${type}/Metadata`, needsNobody: true, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Kinds of pictures of which a series has a preferred one that people choose. */
export type PreferableImageType = 'Poster' | 'Backdrop' | 'Logo';

/**
 * Makes an image the preferred one of its kind for a series (`PUT Series/{id}/Images/{type}`, administrators).
 * An image that the series does not have, or that is disabled, is a 400.
 *
 * @example
 * await setPreferredImage(1031, 'Poster', { ID: 3482, Source: 'TMDB' });
 */
export async function setPreferredImage(
  seriesId: number,
  type: PreferableImageType,
  { ID, Source }: Pick<Image, 'ID' | 'Source'>,
): Promise<void> {
  await request<Image>({ method: 'PUT', path: `Series/${seriesId}/Images/${type}`, body: { ID, Source } });
}

/** Leaves it to the server again which image stands for a series (`DELETE Series/{id}/Images/{type}`, administrators). */
export async function clearPreferredImage(seriesId: number, type: PreferableImageType): Promise<void> {
  await request<void>({ method: 'DELETE', path: `Series/${seriesId}/Images/${type}` });
}
