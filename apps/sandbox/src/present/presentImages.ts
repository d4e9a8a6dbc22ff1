import { defaultPicture, isDisabled, isPreferred, picturesOf, randomPicture } from '../model/pictures.ts';
import type { ImageType, Picture, Series } from '../model/types.ts';
import type { View } from './view.ts';

export function presentImage(view: View, picture: Picture, series?: Series) {
  return {
    ID: picture.id,
    Type: picture.type,
    Source: picture.source,
    LanguageCode: picture.language,
    RelativeFilepath: picture.available ? `/${picture.id}` : null,
    Preferred: series !== undefined && isPreferred(view.library, series, picture),
    Disabled: isDisabled(view.library, picture),
    Width: picture.width,
    Height: picture.height,
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

type Images = Record<(typeof kinds)[number][0], ReturnType<typeof presentImage>[]>;

export function presentDefaultImages(view: View, series: Series | undefined, random: boolean): Images {
  const images: Images = { Posters: [], Backdrops: [], Banners: [], Logos: [] };
  if (series === undefined) return images;
  const choose = random ? randomPicture : defaultPicture;
  for (const [name, type] of kinds) {
    const picture = choose(view.library, series, type);
    if (picture !== undefined) images[name].push(presentImage(view, picture, series));
  }
  return images;
}

export function presentAllImages(view: View, series: Series, includeDisabled: boolean): Images {
  const images: Images = { Posters: [], Backdrops: [], Banners: [], Logos: [] };
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
  const images: Images = { Posters: [], Backdrops: [], Banners: [], Logos: [] };
  for (const [name, type] of kinds) {
    for (const picture of pictures.filter((one) => one.type === type)) {
      const image = { ...presentImage(view, picture), Preferred: images[name].length === 0 };
      if (includeDisabled || !image.Disabled) images[name].push(image);
    }
  }
  return images;
}
