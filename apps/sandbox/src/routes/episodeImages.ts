import { notFoundProblem } from '../http/errors.ts';
import type { ImageType } from '../model/types.ts';
import { presentEpisodeImages } from '../present/presentEpisode.ts';
import type { Images } from '../present/presentImages.ts';
import type { Api } from './api.ts';
import { typeIn } from './images.ts';

const lists: Partial<Record<ImageType, keyof Images>> = {
  Poster: 'Posters',
  Backdrop: 'Backdrops',
  Banner: 'Banners',
  Logo: 'Logos',
  Thumbnail: 'Thumbnails',
};

/** Before version 6. */
export function episodeImageRoutes(api: Api): void {
  api.get('/api/v3/Episode/:episodeID/Images', ({ view, query, episode }) => {
    const includesDisabled = query.boolean('includeDisabled', false);
    const images = presentEpisodeImages(view, episode);
    return {
      ...images,
      Thumbnails: (images.Thumbnails ?? []).filter(({ Disabled }) => includesDisabled || !Disabled),
    };
  });

  api.get('/api/v3/Episode/:episodeID/Images/:imageType', ({ view, episode, params, reply }) => {
    const list = lists[typeIn(view, params.imageType, 'imageType')];
    if (list === undefined) throw notFoundProblem();
    const [image] = presentEpisodeImages(view, episode)[list] ?? [];
    return image ?? reply.code(204).send();
  });
}
