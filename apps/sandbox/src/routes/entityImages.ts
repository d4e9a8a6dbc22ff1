import { notFound } from '../http/errors.ts';
import { bodyField, listResult } from '../http/query.ts';
import { uidOf } from '../model/imageUid.ts';
import { picturesOf } from '../model/pictures.ts';
import type { ImageType } from '../model/types.ts';
import { presentEpisodeImages } from '../present/presentEpisode.ts';
import { type Images, noImages, presentAllImages, presentImage } from '../present/presentImages.ts';
import type { Api, Call } from './api.ts';
import { typeIn } from './images.ts';

const lists: Partial<Record<ImageType, keyof Images>> = {
  Poster: 'Posters',
  Backdrop: 'Backdrops',
  Banner: 'Banners',
  Logo: 'Logos',
  Disc: 'Discs',
};

const includesDisabled = ({ query }: Call) => query.boolean('includeDisabled', false);

function groupImages(call: Call): Images {
  const main = call.view.library.mainSeries(call.group);
  return main === undefined ? noImages(call.view) : presentAllImages(call.view, main, includesDisabled(call));
}

const owners: readonly { path: `/api/v3/${string}`; name: string; imagesOf: (call: Call) => Images }[] = [
  {
    path: '/api/v3/Series/:seriesID/Images',
    name: 'series',
    imagesOf: (call) => presentAllImages(call.view, call.series, includesDisabled(call)),
  },
  { path: '/api/v3/Group/:groupID/Images', name: 'group', imagesOf: groupImages },
  {
    path: '/api/v3/Episode/:episodeID/Images',
    name: 'episode',
    imagesOf: ({ view, episode }) => presentEpisodeImages(view, episode),
  },
];

/** Since version 6. */
export function entityImageRoutes(api: Api): void {
  for (const { path, name, imagesOf } of owners) {
    const list = (call: Call<`${string}/:imageType`>) => {
      const key = lists[typeIn(call.view, call.params.imageType, 'imageType')];
      return (key && imagesOf(call)[key]) ?? [];
    };
    api.get(path, imagesOf);
    api.get(`${path}/:imageType`, (call) =>
      listResult(list(call), call.query.page(50, 100), (image) => image),
    );
    api.get(`${path}/:imageType/Default`, (call) => {
      const images = list(call);
      const image = images.find(({ Preferred }) => Preferred) ?? images[0];
      if (image === undefined) throw notFound(`Default image for ${name} not found.`);
      return image;
    });
  }

  api.put('/api/v3/Series/:seriesID/Images/:imageType/Default', ({ view, series, body, params }) => {
    const type = typeIn(view, params.imageType, 'imageType');
    const uid = bodyField(body, 'ID');
    const picture = picturesOf(series, type).find((one) => uidOf(one) === uid);
    if (picture === undefined) throw notFound('The requested image does not exist.');
    view.library.preferredImages.set(`${series.id}:${type}`, { source: picture.source, id: picture.id });
    view.library.changed(series);
    return presentImage(view, picture, series);
  });

  api.delete('/api/v3/Series/:seriesID/Images/:imageType/Default', ({ view, series, params, reply }) => {
    view.library.preferredImages.delete(`${series.id}:${typeIn(view, params.imageType, 'imageType')}`);
    view.library.changed(series);
    return reply.code(204).send();
  });
}
