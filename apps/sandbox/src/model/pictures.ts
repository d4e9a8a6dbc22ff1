import { hash, pickBy } from '../generate/random.ts';
import type { Library } from './library.ts';
import type { ImageSource, ImageType, Picture, Series, UploadedPicture } from './types.ts';

/** A few percent of images were never downloaded, as on real servers. */
export function isDownloaded(source: ImageSource, type: ImageType, id: number): boolean {
  const number = hash(id, 700 + type.length, source.length);
  return type === 'Character' || type === 'Staff' ? number % 10 !== 0 : number % 33 !== 0;
}

const languages = ['en', 'ja', 'none', 'en', 'de', 'ja'] as const;
const sizes: Partial<Record<ImageType, readonly [number, number]>> = {
  Poster: [680, 1020],
  Backdrop: [1280, 720],
  Logo: [500, 180],
  Character: [300, 400],
  Staff: [300, 400],
};

export function usualSize(type: ImageType): readonly [number, number] {
  return sizes[type] ?? [400, 225];
}

function tmdbPicture(type: ImageType, id: number): Picture {
  const number = hash(id, 711);
  const [width, height] = usualSize(type);
  return {
    id,
    source: 'TMDB',
    type,
    language: pickBy(languages, number),
    available: isDownloaded('TMDB', type, id),
    width,
    height,
    rating: ((number >>> 4) % 950) / 100,
    votes: (number >>> 14) % 60,
  };
}

export function anidbPicture(type: ImageType, id: number): Picture {
  return {
    id,
    source: 'AniDB',
    type,
    language: null,
    available: isDownloaded('AniDB', type, id),
    width: null,
    height: null,
    rating: null,
    votes: 0,
  };
}

export function tmdbPicturesOf({ tmdbImages }: Series, type: ImageType): Picture[] {
  const { first, posters, backdrops, logos } = tmdbImages;
  const run = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => tmdbPicture(type, from + i));
  if (type === 'Poster') return run(first, posters);
  if (type === 'Backdrop') return run(first + posters, backdrops);
  return type === 'Logo' ? run(first + posters + backdrops, logos) : [];
}

/** AniDB's first, those of users last. */
export function picturesOf(series: Series, type: ImageType): (Picture | UploadedPicture)[] {
  const own = type === 'Poster' && series.hasAnidbPoster ? [anidbPicture('Poster', series.anidb)] : [];
  const uploaded = series.uploadedImages?.filter((one) => one.type === type) ?? [];
  // Without links to TMDB, its images are removed.
  const isLinked = series.tmdbShows.length > 0 || series.tmdbMovies.length > 0;
  return [...own, ...(isLinked ? tmdbPicturesOf(series, type) : []), ...uploaded];
}

export function isUploaded(picture: Picture | UploadedPicture): picture is UploadedPicture {
  return 'bytes' in picture;
}

/** The series that has an image. */
export function holderOf(
  library: Library,
  { id, type, source }: Pick<Picture, 'source' | 'type' | 'id'>,
): { readonly series: Series; readonly picture: Picture | UploadedPicture } | undefined {
  for (const series of library.series.values()) {
    const picture = picturesOf(series, type).find((one) => one.id === id && one.source === source);
    if (picture) return { series, picture };
  }
  return undefined;
}

export function isDisabled(library: Library, picture: Pick<Picture, 'source' | 'type' | 'id'>): boolean {
  return library.disabledImages.has(`${picture.source}:${picture.type}:${picture.id}`);
}

export function isPreferred(library: Library, series: Series, picture: Picture): boolean {
  const chosen = library.preferredImages.get(`${series.id}:${picture.type}`);
  return chosen !== undefined && chosen.id === picture.id && chosen.source === picture.source;
}

/** The preferred image, else the first that isn't disabled. */
export function defaultPicture(library: Library, series: Series, type: ImageType): Picture | undefined {
  return (
    preferredPicture(library, series, type) ??
    picturesOf(series, type).find((one) => !isDisabled(library, one))
  );
}

/** Named even if AniDB has none. */
export function animePoster(series: Series): Picture {
  const poster = anidbPicture('Poster', series.anidb);
  return series.hasAnidbPoster ? poster : { ...poster, available: false };
}

export function preferredPicture(library: Library, series: Series, type: ImageType): Picture | undefined {
  return picturesOf(series, type).find((one) => isPreferred(library, series, one));
}

export function randomPicture(library: Library, series: Series, type: ImageType): Picture | undefined {
  const all = picturesOf(series, type).filter((one) => one.available && !isDisabled(library, one));
  return all[Math.floor(Math.random() * all.length)] ?? defaultPicture(library, series, type);
}
