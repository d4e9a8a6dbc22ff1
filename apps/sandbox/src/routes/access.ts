import type { FastifyRequest } from 'fastify';
import { forbidden, notFound } from '../http/errors.ts';
import { pathId, type Query } from '../http/query.ts';
import type { Episode, Group, Series, VideoFile } from '../model/types.ts';
import type { View } from '../present/view.ts';

/** For any user: some calls answer about hidden groups too. @throws 400 or 404 */
export function anyGroupInPath(view: View, request: FastifyRequest): Group {
  const group = view.library.groups.get(pathId('groupID', request.params));
  if (group === undefined) throw notFound('No Group entry for the given groupID');
  return group;
}

/** @throws 400, 404 or 403 */
export function groupInPath(view: View, request: FastifyRequest): Group {
  const group = anyGroupInPath(view, request);
  if (!view.engine.canSeeGroup(group, view.visitor))
    throw forbidden('Accessing Group is not allowed for the current user');
  return group;
}

/** `name` is what the message calls the series. @throws 403 */
export function allowSeries(view: View, series: Series, name = 'Series'): Series {
  if (!view.engine.canSee(series, view.visitor))
    throw forbidden(`Accessing ${name} is not allowed for the current user`);
  return series;
}

/** For any user. @throws 400 or 404 */
export function anySeriesInPath(view: View, request: FastifyRequest, name = 'Series'): Series {
  const series = view.library.series.get(pathId('seriesID', request.params));
  if (series === undefined) throw notFound(`No ${name} entry for the given seriesID`);
  return series;
}

/** @throws 400, 404 or 403 */
export function seriesInPath(view: View, request: FastifyRequest, name = 'Series'): Series {
  return allowSeries(view, anySeriesInPath(view, request, name), name);
}

/** For any user. @throws 400 or 404 */
export function anyEpisodeInPath(view: View, request: FastifyRequest): Episode {
  const episode = view.library.episodes.get(pathId('episodeID', request.params));
  if (episode === undefined) throw notFound('No Episode entry for the given episodeID');
  return episode;
}

/** @throws 400, 404 or 403 */
export function episodeInPath(view: View, request: FastifyRequest): Episode {
  const episode = anyEpisodeInPath(view, request);
  if (!view.engine.canSee(episode.series, view.visitor)) {
    throw forbidden('Accessing Episode is not allowed for the current user');
  }
  return episode;
}

/** Only if all its series are visible. */
export function canSeeFile(view: View, file: VideoFile): boolean {
  return file.episodes.every((episode) => view.engine.canSee(episode.series, view.visitor));
}

/** @throws 403 */
export function allowFile(view: View, file: VideoFile): VideoFile {
  if (!canSeeFile(view, file)) throw forbidden('Accessing File is not allowed for the current user');
  return file;
}

export const unknownFile = 'No File entry for the given fileID';
export const unknownToAnidb = 'No File.Anidb entry for the given fileID';

/** For any user. @throws 400 or 404 */
export function anyFileInPath(view: View, request: FastifyRequest): VideoFile {
  const file = view.library.files.get(pathId('fileID', request.params));
  if (file === undefined) throw notFound(unknownFile);
  return file;
}

/** @throws 400, 404 or 403 */
export function fileInPath(view: View, request: FastifyRequest): VideoFile {
  return allowFile(view, anyFileInPath(view, request));
}

export const dataSources = [
  'None',
  'AniDB',
  'TvDB',
  'TMDB',
  'Trakt',
  'MAL',
  'AniList',
  'Animeshon',
  'Kitsu',
  'Shoko',
] as const;

export const seriesParts = (query: Query) => ({
  randomImages: query.boolean('randomImages', false),
  dataFrom: query.enums('includeDataFrom', dataSources),
});
