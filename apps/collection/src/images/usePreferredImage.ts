import type { Image } from '@hondana/shared/api/types';
import { useWrite } from '@hondana/shared/api/useWrite';
import { textOf } from '@hondana/shared/language/texts';
import {
  clearPreferredImage,
  type PreferableImageType,
  setPreferredImage,
} from '@hondana/shared/resources/imageWrites';
import { imageTexts } from './imageTexts.ts';

/**
 * @param before the image that is preferred now
 * @param onChanged called after the server has agreed
 */
export function usePreferredImage(
  seriesId: number,
  imageType: PreferableImageType,
  before: Image | undefined,
  onChanged: () => void,
) {
  const texts = imageTexts[imageType];
  const failed = textOf(texts.failed);
  const undo = () =>
    before
      ? setPreferredImage.with({ seriesId, imageType, image: before })
      : clearPreferredImage.with({ seriesId, imageType });
  const set = useWrite(setPreferredImage, {
    done: textOf(texts.changed),
    failed,
    undo,
    onDone: onChanged,
  });
  const clear = useWrite(clearPreferredImage, {
    done: textOf(texts.cleared),
    failed,
    undo,
    onDone: onChanged,
  });
  return {
    isPending: set.isPending || clear.isPending,
    /** @param image undefined lets the server choose */
    prefer: (image: Image | undefined): void =>
      image ? set.mutate({ seriesId, imageType, image }) : clear.mutate({ seriesId, imageType }),
  };
}
