import { uidOf } from '../model/imageUid.ts';
import {
  defaultPicture,
  isDisabled,
  isPreferred,
  isUploaded,
  picturesOf,
  randomPicture,
  usualSize,
} from '../model/pictures.ts';
import type { ImageType, Picture, Series, UploadedPicture } from '../model/types.ts';
import type { View } from './view.ts';

export const contentTypeOf = (type: ImageType): string => (type === 'Logo' ? 'image/png' : 'image/jpeg');

/** Version 6 tells fewer types apart. */
const typesSince6: Partial<Record<ImageType, string>> = {
  Poster: 'Primary',
  Thumbnail: 'Backdrop',
  Character: 'Primary',
  Staff: 'Primary',
  Avatar: 'Primary',
};

function identityBefore6({ id, type, available, language }: Picture) {
  return {
    ID: id,
    Type: type,
    LanguageCode: language,
    RelativeFilepath: available ? `/${id}` : null,
  };
}

/** Version 6 measures what it has fetched. */
function sizeOf({ type, width, height }: Picture) {
  const [Width, Height] = width && height ? [width, height] : usualSize(type);
  return { Width, Height };
}

function identitySince6(picture: Picture | UploadedPicture) {
  const { id, type, available, language } = picture;
  return {
    UID: uidOf(picture),
    PrimaryUID: uidOf(picture),
    Type: typesSince6[type] ?? type,
    ResourceID: isUploaded(picture) ? picture.resourceId : `${id}.jpg`,
    ContentType: isUploaded(picture) ? picture.contentType : contentTypeOf(type),
    Available: available,
    Desired: true,
    LanguageCode: language === 'none' ? null : language,
    CountryCode: null,
    ...(available ? sizeOf(picture) : {}),
  };
}

/** Of version 6, apart from what an entity says of it. */
export function presentSlimImage({ library }: Pick<View, 'library'>, picture: Picture | UploadedPicture) {
  const { Type, Desired, ...slim } = identitySince6(picture);
  return { ...slim, LinkedUIDs: [], Source: picture.source, Disabled: isDisabled(library, picture) };
}

export function presentImage(view: View, picture: Picture, series?: Series) {
  return {
    Width: picture.width,
    Height: picture.height,
    ...(view.isSince6 ? identitySince6(picture) : identityBefore6(picture)),
    Source: picture.source,
    Preferred: series !== undefined && isPreferred(view.library, series, picture),
    Disabled: isDisabled(view.library, picture),
    ...(picture.rating === null
      ? {}
      : {
          CommunityRating: {
            Value: picture.rating,
            MaxValue: 10,
            Source: 'TMDB',
            Votes: picture.votes,
            Type: 'User',
          },
        }),
  };
}

const kinds = [
  ['Posters', 'Poster'],
  ['Backdrops', 'Backdrop'],
  ['Banners', 'Banner'],
  ['Logos', 'Logo'],
] as const satisfies readonly (readonly [string, ImageType])[];

type Image = ReturnType<typeof presentImage>;

export interface Images extends Record<(typeof kinds)[number][0], Image[]> {
  /** Since version 6. */
  readonly Discs?: Image[];
  /** Of episodes before version 6. */
  readonly Thumbnails?: Image[];
}

export function noImages({ isSince6 }: View): Images {
  return { Posters: [], Backdrops: [], Banners: [], Logos: [], ...(isSince6 ? { Discs: [] } : {}) };
}

/** Version 6 counts stills among the backdrops. */
export function presentStillWith(view: View, images: Images, still: Image | undefined): Images {
  const stills = still === undefined ? [] : [still];
  return view.isSince6
    ? { ...images, Backdrops: [...stills, ...images.Backdrops] }
    : { ...images, Thumbnails: stills };
}

export function presentDefaultImages(view: View, series: Series | undefined, random: boolean): Images {
  const images = noImages(view);
  if (series === undefined) return images;
  const choose = random ? randomPicture : defaultPicture;
  for (const [name, type] of kinds) {
    const picture = choose(view.library, series, type);
    if (picture !== undefined) images[name].push(presentImage(view, picture, series));
  }
  return images;
}

export function presentAllImages(view: View, series: Series, includeDisabled: boolean): Images {
  const images = noImages(view);
  for (const [name, type] of kinds) {
    for (const picture of picturesOf(series, type)) {
      if (includeDisabled || !isDisabled(view.library, picture))
        images[name].push(presentImage(view, picture, series));
    }
  }
  return images;
}

/** TMDB's first image of each kind is the preferred one. */
export function presentTmdbPictures(
  view: View,
  pictures: readonly Picture[],
  includeDisabled: boolean,
): Images {
  const images = noImages(view);
  for (const [name, type] of kinds) {
    for (const picture of pictures.filter((one) => one.type === type)) {
      const image = { ...presentImage(view, picture), Preferred: images[name].length === 0 };
      if (includeDisabled || !image.Disabled) images[name].push(image);
    }
  }
  return images;
}
