import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { notFound, notRecorded, problem, singleProblem } from '../http/errors.ts';
import { multipart } from '../http/multipart.ts';
import { bodyField } from '../http/query.ts';
import { pictureOfUid } from '../model/imageUid.ts';
import type { Library } from '../model/library.ts';
import { holderOf } from '../model/pictures.ts';
import type { UploadedPicture } from '../model/types.ts';
import { presentImage, presentSlimImage } from '../present/presentImages.ts';
import type { Api } from './api.ts';
import { typeIn } from './images.ts';

const formats: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
};

async function readImage(bytes: Buffer): Promise<Pick<UploadedPicture, 'width' | 'height' | 'contentType'>> {
  const image = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const contentType = formats[image?.format ?? ''];
  if (image === undefined || contentType === undefined) {
    throw singleProblem(undefined, "The provided image data is not valid. (Parameter 'imageByteArray')");
  }
  return { contentType, width: image.width, height: image.height };
}

/** Since version 6. */
export function imageManagementRoutes(api: Api): void {
  api.post(
    '/api/v3/Series/:seriesID/Images/:imageType/Upload',
    async ({ view, request, reply, series, params }) => {
      const { library } = view;
      const type = typeIn(view, params.imageType, 'imageType');
      const file = multipart(request).find((part) => part.name === 'file');
      if (file === undefined) throw problem({ file: ['The file field is required.'] });
      const image = await readImage(file.content);
      library.uploadedImage += 1;
      const picture: UploadedPicture = {
        ...image,
        id: library.uploadedImage,
        source: 'User',
        type,
        language: null,
        available: true,
        rating: null,
        votes: 0,
        resourceId: createHash('md5').update(file.content).digest('hex').toUpperCase(),
        bytes: file.content,
      };
      series.uploadedImages = [...(series.uploadedImages ?? []), picture];
      library.changed(series);
      return reply.code(201).send(presentImage(view, picture, series));
    },
  );

  const pictureIn = (library: Library, { imageID }: { readonly imageID: string }) => {
    const key = pictureOfUid(imageID);
    const held = key && holderOf(library, key);
    if (held === undefined) throw notFound('The requested image does not exist.');
    return held;
  };

  api.get('/api/v3/Image/Management/:imageID', ({ view, params }) =>
    presentSlimImage(view, pictureIn(view.library, params).picture),
  );

  // Not recorded; as the document says.
  api.post('/api/v3/Image/Management/:imageID/Enabled', ({ view, body, params }) => {
    const { library } = view;
    const { series, picture } = pictureIn(library, params);
    const enabled = bodyField(body, 'Enabled');
    if (typeof enabled !== 'boolean') throw problem({ Enabled: ['The Enabled field is required.'] });
    const key = `${picture.source}:${picture.type}:${picture.id}`;
    if (enabled) library.disabledImages.delete(key);
    else library.disabledImages.add(key);
    library.changed(series);
    return presentSlimImage(view, picture);
  });

  api.delete('/api/v3/Image/Management/:imageID', ({ view, params, reply }) => {
    const { series, picture } = pictureIn(view.library, params);
    if (picture.source !== 'User') throw notRecorded('Only deleting an uploaded image was recorded.');
    series.uploadedImages = series.uploadedImages?.filter(({ id }) => id !== picture.id) ?? [];
    const chosen = view.library.preferredImages.get(`${series.id}:${picture.type}`);
    if (chosen?.source === 'User' && chosen.id === picture.id)
      view.library.preferredImages.delete(`${series.id}:${picture.type}`);
    view.library.changed(series);
    return reply.code(204).send();
  });
}
