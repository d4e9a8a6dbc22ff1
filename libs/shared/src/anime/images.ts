import { pathSegment } from '../api/pathSegment.ts';
import type { Image, Images } from '../api/types.ts';
import { serverAddress } from '../http/serverRoot.ts';

/**
 * An image's `src`; images need no key. The parts come from the server, so they are encoded. Version 6 addresses images by
 * UID, earlier ones by source, type and number.
 * @example <img src={imageAddress(group.Images.Posters[0])} />
 */
export function imageAddress(image: Image): string {
  const parts = 'UID' in image ? [image.UID] : [image.Source, image.Type, image.ID];
  return serverAddress(`/api/v3/Image/${parts.map(pathSegment).join('/')}`);
}

/**
 * URL of an image; undefined when there is none, or the server has not fetched it yet.
 * @example <Poster src={availableImageUrl(chosenImage(group.Images.Posters))} title={group.Name} />
 */
export function availableImageUrl(image: Image | null | undefined): string | undefined {
  const isAvailable = image && ('UID' in image ? image.Available : image.RelativeFilepath);
  return isAvailable ? imageAddress(image) : undefined;
}

/**
 * Tells an image from the others of its series; for keys and addresses.
 * @example imageKey(image) // 'TMDB-7'
 */
export function imageKey(image: Image): string {
  return 'UID' in image ? image.UID : `${image.Source}-${image.ID}`;
}

/**
 * What the server stores an image as: a path in its folder of images or, since version 6, the name at the image's source.
 * @example imagePath(image) // '/TMDB/posters/abc.jpg'
 */
export function imagePath(image: Image): string | undefined {
  return ('UID' in image ? image.ResourceID : image.RelativeFilepath) ?? undefined;
}

/**
 * Stills of an episode, which version 6 counts among its backdrops.
 * @example const still = chosenImage(episodeStills(episode.Images));
 */
export function episodeStills(images: Images): readonly Image[] {
  return 'Thumbnails' in images ? images.Thumbnails : images.Backdrops;
}

/**
 * The preferred image, else the first.
 * @example const backdrop = chosenImage(series.Images.Backdrops);
 */
export function chosenImage(images: readonly Image[] | undefined): Image | undefined {
  return images?.find((image) => image.Preferred) ?? images?.[0];
}
