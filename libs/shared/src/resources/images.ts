import { pathSegment } from '../api/pathSegment.ts';
import { read } from '../api/read.ts';
import type { Image } from '../api/types.ts';
import { serverAddress } from '../http/serverRoot.ts';
import { imageKeys } from '../queryKeys.ts';

/**
 * An image's `src`; images need no key. The parts come from the server, so they are encoded.
 * @example <img src={imageAddress(group.Images.Posters[0])} />
 */
export function imageAddress(image: Pick<Image, 'Source' | 'Type' | 'ID'>): string {
  return serverAddress(`/api/v3/Image/${[image.Source, image.Type, image.ID].map(pathSegment).join('/')}`);
}

/**
 * The preferred image, else the first.
 * @example const backdrop = chosenImage(series.Images.Backdrops);
 */
export function chosenImage(images: readonly Image[] | undefined): Image | undefined {
  return images?.find((image) => image.Preferred) ?? images?.[0];
}

/** For the login page. A server without images answers an error, so use `retry: false`. */
export const randomImageQuery = read({
  path: 'Image/Random/{imageType}/Metadata',
  role: 'anyone',
  keyPrefix: () => imageKeys.random,
  staleTime: Number.POSITIVE_INFINITY,
});
