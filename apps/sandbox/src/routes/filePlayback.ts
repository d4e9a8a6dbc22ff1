import { isObject } from '@hondana/contract/isObject';
import { notFound, problem } from '../http/errors.ts';
import { type JsonObject, patchWithBody } from '../http/jsonPatch.ts';
import { bodyField, type Query, readBoolean } from '../http/query.ts';
import type { Moment, VideoFile } from '../model/types.ts';
import { isoInstant, isoMoment, secondsOf, timeSpan } from '../present/times.ts';
import type { View } from '../present/view.ts';
import type { Api } from './api.ts';
import { emitVideoData } from './userDataEvents.ts';
import { setWatched } from './watching.ts';

const notValid = (name: string, value: unknown) =>
  problem({ [name]: [`The value '${value}' is not valid.`] });

function setFileWatched(view: View, file: VideoFile, watched: boolean): void {
  setWatched(view, file.episodes, watched, file);
}

/** Undefined if the visitor never played it. */
function statsOf(view: View, file: VideoFile) {
  const data = view.library.userData(view.visitor.id);
  const playback = data.playbacks.get(file.id);
  const [episode] = file.episodes;
  const state = episode === undefined ? undefined : data.watches.get(episode.id);
  if (playback === undefined || playback.viewed === null) return undefined;
  return {
    ResumePosition: playback.resume === null ? null : timeSpan(playback.resume),
    WatchedCount: state?.count ?? 0,
    LastWatchedAt: isoInstant(state?.watched ?? null),
    LastUpdatedAt: isoMoment(playback.viewed),
  };
}

function momentIn(document: JsonObject, name: string): Moment | null {
  const value = document[name] ?? null;
  const moment = value === null ? null : Date.parse(String(value));
  if (Number.isNaN(moment)) throw notValid(name, value);
  return moment;
}

function spanIn(document: JsonObject, name: string): number | null {
  const value = document[name] ?? null;
  const seconds = value === null ? null : secondsOf(String(value));
  if (seconds === undefined) throw notValid(name, value);
  return seconds;
}

function saveStats(view: View, file: VideoFile, document: JsonObject): void {
  const resume = spanIn(document, 'ResumePosition');
  const watched = momentIn(document, 'LastWatchedAt');
  const viewed = momentIn(document, 'LastUpdatedAt') ?? view.clock.now().getTime();
  const count = Number(document.WatchedCount);
  if (!Number.isInteger(count)) throw notValid('WatchedCount', document.WatchedCount);
  const data = view.library.userData(view.visitor.id);
  data.playbacks.set(file.id, { resume: resume === 0 ? null : resume, viewed });
  for (const episode of file.episodes) {
    data.watches.set(episode.id, { count, watched });
    view.library.changed(episode.series);
  }
  emitVideoData(view, view.visitor.id, file);
}

/** In seconds; sent in milliseconds, or as a time span. */
function positionIn(query: Query): number | undefined {
  const text = query.text('resumePosition');
  if (text === undefined || text === '') return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) / 1000 : secondsOf(text);
  if (seconds === undefined) throw notValid('resumePosition', text);
  return seconds;
}

function scrobble(view: View, file: VideoFile, query: Query): void {
  const episodeId = query.number('episodeID', 0);
  if (episodeId !== 0 && !view.library.episodes.has(episodeId))
    throw problem({ episodeID: [`Could not get Episode with ID: ${episodeId}`] });
  const position = positionIn(query);
  const isCompleted = position !== undefined && position >= file.length;
  if (isCompleted || query.has('watched'))
    setFileWatched(view, file, isCompleted || query.boolean('watched', false));
  if (position === undefined || isCompleted) return;
  const viewed = view.clock.now().getTime();
  view.library.userData(view.visitor.id).playbacks.set(file.id, { resume: position, viewed });
  for (const { series } of file.episodes) view.library.changed(series);
  emitVideoData(view, view.visitor.id, file);
}

export function filePlaybackRoutes(api: Api): void {
  const path = '/api/v3/File/:fileID/UserStats';
  const blank = (view: View) => ({
    ResumePosition: null,
    WatchedCount: 0,
    LastWatchedAt: null,
    LastUpdatedAt: view.clock.now().toISOString(),
  });

  api.get(path, ({ view, file }) => {
    const stats = statsOf(view, file);
    if (stats === undefined)
      throw notFound('No FileUserStats entry for the given fileID for the current user');
    return stats;
  });

  api.put(path, ({ view, file, body }) => {
    if (!isObject(body)) throw problem({ '': ['A non-empty request body is required.'] });
    const known = Object.entries(blank(view)).map(([name, value]) => [name, bodyField(body, name) ?? value]);
    saveStats(view, file, Object.fromEntries(known));
    return statsOf(view, file);
  });

  api.patch(path, ({ view, file, body }) => {
    const document = statsOf(view, file) ?? blank(view);
    const model = { WatchedCount: 0 };
    patchWithBody('FileUserStats', document, model, body);
    saveStats(view, file, document);
    return statsOf(view, file);
  });

  api.post('/api/v3/File/:fileID/Watched/:watched', ({ view, file, params }) => {
    setFileWatched(view, file, readBoolean('watched', params.watched));
  });

  for (const add of [api.get, api.patch]) {
    add('/api/v3/File/:fileID/Scrobble', ({ view, query, file, reply }) => {
      scrobble(view, file, query);
      return reply.code(202).type('text/plain; charset=utf-8').send('The file progress was updated.');
    });
  }
}
