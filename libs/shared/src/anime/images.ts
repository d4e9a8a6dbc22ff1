import { pathSegment } from '../api/pathSegment.ts';
import type { Image } from '../api/types.ts';
import { serverAddress } from '../http/serverRoot.ts';

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
