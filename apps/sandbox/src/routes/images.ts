import type { FastifyReply } from 'fastify';
import type { Sandbox } from '../context.ts';
import { notFound, problem, serverFault } from '../http/errors.ts';
import { bodyField, type Query, wholeNumber } from '../http/query.ts';
import type { Library } from '../model/library.ts';
import { isDisabled, isDownloaded, picturesOf } from '../model/pictures.ts';
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
import { presentImage } from '../present/presentImages.ts';
import type { View } from '../present/view.ts';
import type { Api } from './api.ts';

const typeNames: Record<string, ImageType> = {
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

const motifs: Record<ImageType, Motif> = {
  Poster: 'poster',
  Backdrop: 'backdrop',
  Banner: 'backdrop',
  Logo: 'logo',
  Thumbnail: 'thumbnail',
  Character: 'portrait',
  Staff: 'portrait',
  Avatar: 'portrait',
};

async function send(
  reply: FastifyReply,
  library: Library,
  { source, type, id }: Pick<Picture, 'source' | 'type' | 'id'>,
): Promise<FastifyReply> {
  const number = type === 'Poster' ? posterNumber(library, source, id) : id;
  const picture = await pictureFor(motifs[type], number);
  return reply
    .header('Cache-Control', 'public,max-age=3600')
    .type(type === 'Logo' ? 'image/png' : 'image/jpeg')
    .send(picture);
}

function sourceIn(text: string): ImageSource {
  const source = imageSources.find((one) => one.toLowerCase() === text.toLowerCase());
  if (source === undefined) throw problem({ source: [`The value '${text}' is not valid.`] });
  return source;
}

/** By any of its names. @throws 400 that names the parameter */
export function typeIn(text: string, name: string): ImageType {
  const type = typeNames[text.toLowerCase()];
  if (type === undefined) throw problem({ [name]: [`The value '${text}' is not valid.`] });
  return type;
}

/** A random image of that type that the query allows, within a few tries. */
function pickRandomImage(
  view: View,
  type: ImageType,
  query: Query,
): { picture: Picture; series: Series } | undefined {
  const restricted = query.triState('includeRestricted', 'false');
  const types = query.enums('seriesType', animeTypes);
  const all = [...view.library.series.values()];
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const series = all[Math.floor(Math.random() * all.length)];
    if (series === undefined) return undefined;
    if (restricted !== 'true' && series.restricted !== (restricted === 'only')) continue;
    if (types.size > 0 && !types.has(series.type)) continue;
    const pictures = picturesOf(series, type).filter(
      (one) => one.available && !isDisabled(view.library, one),
    );
    const picture = pictures[Math.floor(Math.random() * pictures.length)];
    if (picture !== undefined) return { picture, series };
  }
  return undefined;
}

export function imageRoutes(api: Api, sandbox: Sandbox): void {
  api.get('/api/v3/Image/Random/:imageType', async ({ view, query, params, reply }) => {
    const type = typeIn(params.imageType, 'imageType');
    const found = pickRandomImage(view, type, query);
    if (found === undefined) throw serverFault();
    return send(reply, sandbox.library, found.picture);
  });

  api.get('/api/v3/Image/Random/:imageType/Metadata', ({ view, query, params }) => {
    const found = pickRandomImage(view, typeIn(params.imageType, 'imageType'), query);
    if (found === undefined) throw serverFault();
    return {
      ...presentImage(view, found.picture, found.series),
      Series: { ID: found.series.id, Name: view.library.seriesName(found.series) },
    };
  });

  api.get('/api/v3/Image/:source/:type/:value', async ({ params, reply }) => {
    const source = sourceIn(params.source);
    const type = typeIn(params.type, 'type');
    const id = wholeNumber('value', params.value, 1, 2147483647);
    const known = source === 'AniDB' || source === 'TMDB';
    const series =
      type === 'Poster' && source === 'AniDB'
        ? (sandbox.library.seriesByAnidb.get(id) ?? sandbox.library.formerSeries.get(id))
        : undefined;
    const absent =
      type === 'Poster' && source === 'AniDB' && (series === undefined || !series.hasAnidbPoster);
    if (!known || absent || !isDownloaded(source, type, id)) {
      throw notFound('The requested resource does not exist.');
    }
    return send(reply, sandbox.library, { source, type, id });
  });

  api.post('/api/v3/Image/:source/:type/:value/Enabled', ({ body, params, reply }) => {
    const source = sourceIn(params.source);
    const type = typeIn(params.type, 'type');
    const id = wholeNumber('value', params.value, 1, 2147483647);
    const enabled = bodyField(body, 'Enabled');
    if (typeof enabled !== 'boolean') throw problem({ Enabled: ['The Enabled field is required.'] });
    const key = `${source}:${type}:${id}`;
    if (enabled) sandbox.library.disabledImages.delete(key);
    else sandbox.library.disabledImages.add(key);
    for (const series of sandbox.library.series.values()) {
      if (picturesOf(series, type).some((one) => one.id === id && one.source === source))
        sandbox.library.changed(series);
    }
    return reply.code(204).send();
  });
}
