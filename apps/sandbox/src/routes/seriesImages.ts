import { notFound, problem } from '../http/errors.ts';
import { bodyField } from '../http/query.ts';
import { defaultPicture, isDisabled, isPreferred, picturesOf } from '../model/pictures.ts';
import { type ImageType, imageSources } from '../model/types.ts';
import { presentAllImages, presentImage } from '../present/presentImages.ts';
import type { Api } from './api.ts';

const imageTypes: Record<string, ImageType> = {
  poster: 'Poster',
  backdrop: 'Backdrop',
  fanart: 'Backdrop',
  banner: 'Banner',
  logo: 'Logo',
};

function imageTypeIn(params: { imageType: string }): ImageType {
  const type = imageTypes[params.imageType.toLowerCase()];
  if (type === undefined) throw problem({ imageType: [`The value '${params.imageType}' is not valid.`] });
  return type;
}

/** Before version 6. */
export function seriesImageRoutes(api: Api): void {
  api.get('/api/v3/Series/:seriesID/Images', ({ view, query, series }) =>
    presentAllImages(view, series, query.boolean('includeDisabled', false)),
  );

  api.get('/api/v3/Series/:seriesID/Images/:imageType', ({ view, series, params }) => {
    const picture = defaultPicture(view.library, series, imageTypeIn(params));
    if (picture === undefined) throw notFound('No default image for type.');
    return presentImage(view, picture, series);
  });

  api.put('/api/v3/Series/:seriesID/Images/:imageType', ({ view, series, body, params }) => {
    const type = imageTypeIn(params);
    const id = bodyField(body, 'ID');
    const named = bodyField(body, 'Source');
    const source = imageSources.find(
      (one) => typeof named === 'string' && one.toLowerCase() === named.toLowerCase(),
    );
    const picture = picturesOf(series, type).find((one) => one.id === id && one.source === source);
    if (picture === undefined) throw problem({ Body: ['Invalid image id for selected source.'] });
    if (isDisabled(view.library, picture)) throw problem({ Body: ['Image is disabled.'] });
    view.library.preferredImages.set(`${series.id}:${type}`, { source: picture.source, id: picture.id });
    view.library.changed(series);
    return presentImage(view, picture, series);
  });

  api.delete('/api/v3/Series/:seriesID/Images/:imageType', ({ view, series, params, reply }) => {
    const type = imageTypeIn(params);
    if (!picturesOf(series, type).some((one) => isPreferred(view.library, series, one))) {
      throw problem({ Body: ['No default image for type.'] });
    }
    view.library.preferredImages.delete(`${series.id}:${type}`);
    view.library.changed(series);
    return reply.code(204).send();
  });
}
