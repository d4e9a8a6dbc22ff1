import { availableImageUrl, chosenImage } from '@hondana/shared/anime/images';
import type { Image, Series } from '@hondana/shared/api/types';
import { seriesImagesQuery } from '@hondana/shared/resources/series';
import { useWebUiSettings } from '@hondana/shared/settings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

interface SeriesPictures {
  readonly poster: string | undefined;
  readonly backdrop: string | undefined;
}

/** The chosen pictures or, with "Random … on Load", random ones that stay the same while the page is mounted. */
export function useSeriesPictures(series: Series): SeriesPictures {
  const { showRandomPoster, showRandomBackdrop } = useWebUiSettings(({ collection }) => collection.image);
  const images = useQuery({
    ...seriesImagesQuery({ seriesId: series.IDs.ID }),
    enabled: showRandomPoster || showRandomBackdrop,
  });
  const [dice] = useState(() => Math.random());
  const pick = (random: boolean, chosen: Image[], all: Image[] | undefined): string | undefined => {
    // None until all are known; otherwise one picture would replace another.
    if (random && images.isPending) return undefined;
    return availableImageUrl((random && all?.[Math.floor(dice * all.length)]) || chosenImage(chosen));
  };
  return {
    poster: pick(showRandomPoster, series.Images.Posters, images.data?.Posters),
    backdrop: pick(showRandomBackdrop, series.Images.Backdrops, images.data?.Backdrops),
  };
}
