import type { Image } from '../api/types.ts';
import { imageAddress } from '../resources/images.ts';

/**
 * URL of an image; undefined when there is none, or the server has not fetched it yet (`RelativeFilepath` is null).
 * @example <Poster src={availableImageUrl(chosenImage(group.Images.Posters))} title={group.Name} />
 */
export function availableImageUrl(image: Image | null | undefined): string | undefined {
  return image?.RelativeFilepath ? imageAddress(image) : undefined;
}
