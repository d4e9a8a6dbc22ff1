import { imagePath } from '@hondana/shared/anime/images';
import type { Image, Images } from '@hondana/shared/api/types';
import type { TextDescriptor } from '@hondana/shared/language/texts';
import type { PreferableImageType } from '@hondana/shared/resources/imageWrites';
import { msg } from '@lingui/core/macro';

/** The last segment of the tab's address. */
export type ImageKindPath = 'posters' | 'backdrops' | 'logos';

export interface ImageKind {
  readonly path: ImageKindPath;
  readonly label: TextDescriptor;
  readonly type: PreferableImageType;
  readonly of: (images: Images) => readonly Image[];
}

/** In the order of the tab. */
export const imageKinds: readonly ImageKind[] = [
  { path: 'posters', label: msg`Posters`, type: 'Poster', of: ({ Posters }) => Posters },
  { path: 'backdrops', label: msg`Backdrops`, type: 'Backdrop', of: ({ Backdrops }) => Backdrops },
  { path: 'logos', label: msg`Logos`, type: 'Logo', of: ({ Logos }) => Logos },
];

export interface ImageFacts {
  readonly filename: string;
  readonly location: string;
  readonly source: string;
  readonly size: string;
}

const unknown = '--';

export function imageFacts(image: Image | undefined): ImageFacts {
  const path = (image && imagePath(image)) ?? '';
  const { Width, Height } = image ?? {};
  return {
    filename: path.split(/[/\\]/).at(-1) || unknown,
    location: path || unknown,
    source: image?.Source ?? unknown,
    size: Width && Height ? `${Width} × ${Height}` : unknown,
  };
}
