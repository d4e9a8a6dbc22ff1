import type { TextDescriptor } from '@hondana/shared/language/texts';
import type { PreferableImageType } from '@hondana/shared/resources/imageWrites';
import { msg, t } from '@lingui/core/macro';

interface ImageTexts {
  readonly none: TextDescriptor;
  readonly prefer: TextDescriptor;
  readonly changed: TextDescriptor;
  readonly cleared: TextDescriptor;
  readonly failed: TextDescriptor;
  readonly upload: TextDescriptor;
}

export const imageTexts: Readonly<Record<PreferableImageType, ImageTexts>> = {
  Poster: {
    none: msg`This series has no posters.`,
    prefer: msg`Set As Preferred Poster`,
    changed: msg`Series Poster image has been changed.`,
    cleared: msg`Series Poster image is no longer preferred.`,
    failed: msg`Series Poster image could not be changed.`,
    upload: msg`Upload Posters`,
  },
  Backdrop: {
    none: msg`This series has no backdrops.`,
    prefer: msg`Set As Preferred Backdrop`,
    changed: msg`Series Backdrop image has been changed.`,
    cleared: msg`Series Backdrop image is no longer preferred.`,
    failed: msg`Series Backdrop image could not be changed.`,
    upload: msg`Upload Backdrops`,
  },
  Logo: {
    none: msg`This series has no logos.`,
    prefer: msg`Set As Preferred Logo`,
    changed: msg`Series Logo image has been changed.`,
    cleared: msg`Series Logo image is no longer preferred.`,
    failed: msg`Series Logo image could not be changed.`,
    upload: msg`Upload Logos`,
  },
};

/** @param place from 1 */
export function imageName(type: PreferableImageType, place: number, source: string): string {
  if (type === 'Poster') return t`Poster ${place}, ${source}`;
  return type === 'Backdrop' ? t`Backdrop ${place}, ${source}` : t`Logo ${place}, ${source}`;
}
