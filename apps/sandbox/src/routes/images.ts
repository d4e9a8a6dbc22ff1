import type { FastifyReply } from 'fastify';
import type { Sandbox } from '../context.ts';
import { notFound, problem, serverFault } from '../http/errors.ts';
import { bodyField, type Query, wholeNumber } from '../http/query.ts';
import { type PictureKey, pictureOfUid } from '../model/imageUid.ts';
import type { Library } from '../model/library.ts';
import { holderOf, isDisabled, isDownloaded, isUploaded, picturesOf } from '../model/pictures.ts';
import {
  animeTypes,
  type ImageSource,
  type ImageType,
  imageSources,
  type Picture,
  type Series,
} from '../model/types.ts';
import type { Motif } from '../pictures/artwork.ts';
import { pictureFor } from '../pictures/pictureStore.ts';
import { posterNumber } from '../pictures/posterNumbers.ts';
import { contentTypeOf, presentImage } from '../present/presentImages.ts';
import type { View } from '../present/view.ts';
import type { Api } from './api.ts';

const namesBefore6: Record<string, ImageType> = {
  poster: 'Poster',
  banner: 'Banner',
  thumbnail: 'Thumbnail',
  thumb: 'Thumbnail',
  backdrop: 'Backdrop',
  fanart: 'Backdrop',
  character: 'Character',
  staff: 'Staff',
  logo: 'Logo',
  avatar: 'Avatar',
};

const namesSince6: Record<string, ImageType> = {
  primary: 'Poster',
  backdrop: 'Backdrop',
  banner: 'Banner',
  logo: 'Logo',
  disc: 'Disc',
};

const motifs: Record<ImageType, Motif> = {
  Poster: 'poster',
  Backdrop: 'backdrop',
  Banner: 'backdrop',
  Logo: 'logo',
  Disc: 'logo',
  Thumbnail: 'thumbnail',
  Character: 'portrait',
  Staff: 'portrait',
  Avatar: 'portrait',
};

async function send(
  reply: FastifyReply,
  library: Library,
  { source, type, id }: PictureKey,
): Promise<FastifyReply> {
  const number = type === 'Poster' ? posterNumber(library, source, id) : id;
  const picture = await pictureFor(motifs[type], number);
  return reply.header('Cache-Control', 'public,max-age=3600').type(contentTypeOf(type)).send(picture);
}

function sourceIn(text: string): ImageSource {
  const source = imageSources.find((one) => one.toLowerCase() === text.toLowerCase());
  if (source === undefined) throw problem({ source: [`The value '${text}' is not valid.`] });
  return source;
}

/** By any of its names. @throws 400 that names the parameter */
export function typeIn({ isSince6 }: Pick<View, 'isSince6'>, text: string, name: string): ImageType {
  const type = (isSince6 ? namesSince6 : namesBefore6)[text.toLowerCase()];
  if (type === undefined) throw problem({ [name]: [`The value '${text}' is not valid.`] });
  return type;
}

/** Of the type that the path names and one that the query allows. @throws 404 or 500 after a few tries */
function randomImage(
  view: View,
  { imageType }: { readonly imageType: string },
  query: Query,
): { picture: Picture; series: Series } {
  const type = typeIn(view, imageType, 'imageType');
  const restricted = query.triState('includeRestricted', 'false');
  const types = query.enums('seriesType', animeTypes);
  const all = [...view.library.series.values()];
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const series = all[Math.floor(Math.random() * all.length)];
    if (series === undefined) break;
    if (restricted !== 'true' && series.restricted !== (restricted === 'only')) continue;
    if (types.size > 0 && !types.has(series.type)) continue;
    const pictures = picturesOf(series, type).filter(
      (one) => one.available && !isDisabled(view.library, one),
    );
    const picture = pictures[Math.floor(Math.random() * pictures.length)];
    if (picture !== undefined) return { picture, series };
  }
  throw view.isSince6 ? notFound('Unable to find a random image to send.') : serverFault();
}

/** Of those that the series have. */
function isFile(library: Library, { source, type, id }: PictureKey): boolean {
  if (source !== 'AniDB' && source !== 'TMDB') return false;
  const series = library.seriesByAnidb.get(id) ?? library.formerSeries.get(id);
  const isAbsent = type === 'Poster' && source === 'AniDB' && !series?.hasAnidbPoster;
  return !isAbsent && isDownloaded(source, type, id);
}

export function imageRoutes(api: Api, sandbox: Sandbox): void {
  const { library } = sandbox;

  api.get('/api/v3/Image/Random/:imageType', async ({ view, query, params, reply }) =>
    send(reply, library, randomImage(view, params, query).picture),
  );

  api.get('/api/v3/Image/Random/:imageType/Metadata', ({ view, query, params }) => {
    const { picture, series } = randomImage(view, params, query);
    return {
      ...presentImage(view, picture, series),
      Series: { ID: series.id, Name: library.seriesName(series) },
    };
  });

  if (sandbox.isSince6) imageByUid(api, library);
  else imagesByNumber(api, library);
}

function imageByUid(api: Api, library: Library): void {
  api.get('/api/v3/Image/:imageID', async ({ params, reply }) => {
    const picture = pictureOfUid(params.imageID);
    const uploaded = picture?.source === 'User' ? holderOf(library, picture)?.picture : undefined;
    if (uploaded && isUploaded(uploaded)) {
      return reply
        .header('Cache-Control', 'public,max-age=3600')
        .type(uploaded.contentType)
        .send(uploaded.bytes);
    }
    if (picture === undefined || !isFile(library, picture)) {
      throw notFound('The requested image does not exist.');
    }
    return send(reply, library, picture);
  });
}

function imagesByNumber(api: Api, library: Library): void {
  const pictureIn = (params: { source: string; type: string; value: string }): PictureKey => ({
    source: sourceIn(params.source),
    type: typeIn({ isSince6: false }, params.type, 'type'),
    id: wholeNumber('value', params.value, 1, 2147483647),
  });

  api.get('/api/v3/Image/:source/:type/:value', async ({ params, reply }) => {
    const picture = pictureIn(params);
    if (!isFile(library, picture)) throw notFound('The requested resource does not exist.');
    return send(reply, library, picture);
  });

  api.post('/api/v3/Image/:source/:type/:value/Enabled', ({ body, params, reply }) => {
    const { source, type, id } = pictureIn(params);
    const enabled = bodyField(body, 'Enabled');
    if (typeof enabled !== 'boolean') throw problem({ Enabled: ['The Enabled field is required.'] });
    const key = `${source}:${type}:${id}`;
    if (enabled) library.disabledImages.delete(key);
    else library.disabledImages.add(key);
    for (const series of library.series.values()) {
      if (picturesOf(series, type).some((one) => one.id === id && one.source === source))
        library.changed(series);
    }
    return reply.code(204).send();
  });
}
