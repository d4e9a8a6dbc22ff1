import { pathSegment } from '../api/pathSegment.ts';
import { read } from '../api/read.ts';
import { serverAddress } from '../api/serverRoot.ts';
import type { Image } from '../api/types.ts';
import { imageKeys } from './queryKeys.ts';

/**
 * Address of an image, for `src`; images need no key. The parts come from the server, so they are encoded.
 *
 * @example
 * <img src={imageAddress(group.Images.Posters[0])} />
 */
export function imageAddress(image: Pick<Image, 'Source' | 'Type' | 'ID'>): string {
  return serverAddress(`/api/v3/Image/${[image.Source, image.Type, image.ID].map(pathSegment).join('/')}`);
}

/**
 * The image that represents something that has several: the preferred one, else the first; undefined for none.
 *
 * @example
 * const backdrop = chosenImage(series.Images.Backdrops);
 */
export function chosenImage(images: readonly Image[] | undefined): Image | undefined {
  return images?.find((image) => image.Preferred) ?? images?.[0];
}

/**
 * A random image and the series it belongs to, for the login page. Asked once: a server without images answers an
 * error, and the page then shows its own; give it `retry: false`.
 */
export const randomImageQuery = read({
  path: 'Image/Random/{imageType}/Metadata',
  role: 'anyone',
  keyPrefix: () => imageKeys.random,
  staleTime: Number.POSITIVE_INFINITY,
});
