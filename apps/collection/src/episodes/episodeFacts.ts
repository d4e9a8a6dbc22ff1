import { availableImageUrl, chosenImage, episodeStills } from '@hondana/shared/anime/images';
import type { Episode, Series } from '@hondana/shared/api/types';

/** The thumbnail, else the episode's own backdrop, else that of the series if the setting allows it (facts 5.10). */
export function episodePicture(
  { Images }: Pick<Episode, 'Images'>,
  series: Pick<Series, 'Images'>,
  useFallback: boolean,
): string | undefined {
  return (
    availableImageUrl(chosenImage(episodeStills(Images))) ??
    availableImageUrl(chosenImage(Images.Backdrops)) ??
    (useFallback ? availableImageUrl(chosenImage(series.Images.Backdrops)) : undefined)
  );
}

/** Why an episode has no files; undefined when it has some. */
export function absence(
  { Size, AniDB }: Pick<Episode, 'Size' | 'AniDB'>,
  now = Date.now(),
): 'Missing' | 'Unaired' | undefined {
  if (Size > 0) return undefined;
  // Without a date, it cannot be said to have aired.
  return AniDB?.AirDate && Date.parse(AniDB.AirDate) <= now ? 'Missing' : 'Unaired';
}
