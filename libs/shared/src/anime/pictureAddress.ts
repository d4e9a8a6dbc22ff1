import type { Image } from '../api/types.ts';
import { imageAddress } from '../resources/images.ts';

/**
 * Address of an image that the server really has; undefined when there is none, or when the server knows of it
 * and has not fetched it yet (a null `RelativeFilepath`): asking for that would only fail.
 *
 * @example <Poster src={pictureAddress(chosenImage(group.Images.Posters))} title={group.Name} />
 */
export function pictureAddress(image: Image | null | undefined): string | undefined {
  return image?.RelativeFilepath ? imageAddress(image) : undefined;
}
