import { isObject } from '@hondana/contract/isObject';
import { problem } from '../http/errors.ts';
import { type JsonObject, patchWithBody } from '../http/jsonPatch.ts';
import { bodyField } from '../http/query.ts';
import type { Episode, Group, Series } from '../model/types.ts';
import { isoInstant } from '../present/times.ts';
import type { View } from '../present/view.ts';
import type { Api } from './api.ts';
import { emitEpisodeData, emitGroupData, emitSeriesData, noEpisodeTags, noTags } from './userDataEvents.ts';

/** What the reference answers for a moment that was never set. */
const never = '0001-01-01T00:00:00';

const dataOf = (view: View) => view.library.userData(view.visitor.id);

const ratingModel = 'Shoko.Server.API.v3.Models.Shoko.Series+SeriesUserData';

function requiredTags(body: unknown): readonly string[] {
  const tags = bodyField(body, 'UserTags');
  if (!Array.isArray(tags)) throw problem({ UserTags: ['The UserTags field is required.'] });
  return tags.map(String);
}

function seriesDocument(view: View, { id }: Series) {
  const data = dataOf(view);
  const vote = data.seriesVotes.get(id);
  return {
    IsFavorite: data.favorites.has(id),
    UserTags: [...(data.seriesTags.get(id) ?? noTags)],
    UserRating: vote?.value ?? null,
    UserRatingVoteType: vote?.type ?? null,
  };
}

function episodeDocument(view: View, episode: Episode) {
  const data = dataOf(view);
  const watch = data.watches.get(episode.id);
  return {
    PlaybackCount: watch?.count ?? 0,
    LastPlayedAt: isoInstant(watch?.watched ?? null),
    IsFavorite: data.favoriteEpisodes.has(episode.id),
    UserTags: [...(data.episodeTags.get(episode.id) ?? noEpisodeTags)],
    UserRating: data.episodeVotes.get(episode.id)?.value ?? null,
    LastUpdatedAt: isoInstant(watch?.watched ?? null) ?? never,
  };
}

function groupDocument(view: View, { id }: Group) {
  return {
    UserTags: [...(dataOf(view).groupTags.get(id) ?? noTags)],
    LastUpdatedAt: view.clock.now().toISOString(),
  };
}

function toggle(ids: Set<number>, id: number, on: boolean): void {
  if (on) ids.add(id);
  else ids.delete(id);
}

const readTags = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function saveSeries(view: View, series: Series, document: JsonObject): void {
  const data = dataOf(view);
  const { UserRating: rating } = document;
  if (rating !== null && (typeof rating !== 'number' || rating < 1 || rating > 10))
    throw problem({
      UserRating: [`Error setting value to 'UserRating' on '${ratingModel}'.`],
      seriesUserStats: ['The seriesUserStats field is required.'],
    });
  toggle(data.favorites, series.id, document.IsFavorite === true);
  data.seriesTags.set(series.id, readTags(document.UserTags));
  if (rating === null) data.seriesVotes.delete(series.id);
  else
    data.seriesVotes.set(series.id, {
      value: rating,
      type: document.UserRatingVoteType === 'Permanent' ? 'Permanent' : 'Temporary',
    });
  view.library.changed(series);
  emitSeriesData(view, view.visitor.id, series, 'UserData');
}

function saveEpisode(view: View, episode: Episode, document: JsonObject): void {
  const data = dataOf(view);
  const { PlaybackCount, LastPlayedAt, UserRating } = document;
  toggle(data.favoriteEpisodes, episode.id, document.IsFavorite === true);
  data.episodeTags.set(episode.id, readTags(document.UserTags));
  const watched = typeof LastPlayedAt === 'string' ? Date.parse(LastPlayedAt) : null;
  data.watches.set(episode.id, { count: Number(PlaybackCount ?? 0), watched });
  if (typeof UserRating === 'number')
    data.episodeVotes.set(episode.id, { value: UserRating, type: 'Permanent' });
  else data.episodeVotes.delete(episode.id);
  view.library.changed(episode.series);
  emitEpisodeData(view, view.visitor.id, episode, 'UserData');
}

function saveGroup(view: View, group: Group, document: JsonObject): void {
  dataOf(view).groupTags.set(group.id, readTags(document.UserTags));
  emitGroupData(view, view.visitor.id, group);
}

/** A PUT replaces everything: what the body leaves out is set to its default, ratings and counts included. */
function replacement(defaults: JsonObject, body: unknown): JsonObject {
  if (!isObject(body)) throw problem({ '': ['A non-empty request body is required.'] });
  const sent = Object.keys(defaults).map((name) => [name, bodyField(body, name) ?? defaults[name]]);
  return Object.fromEntries(sent);
}

/** Since version 6: favourites, the user's own tags and play counts. */
export function userDataRoutes(api: Api): void {
  const series = '/api/v3/Series/:seriesID/UserData';
  api.get(series, (call) => seriesDocument(call.view, call.series));
  api.patch(series, (call) => {
    const document = seriesDocument(call.view, call.series);
    const model = { IsFavorite: false, UserTags: [''], UserRating: 0 };
    patchWithBody('SeriesUserData', document, model, call.body);
    saveSeries(call.view, call.series, document);
    return seriesDocument(call.view, call.series);
  });
  api.put(series, (call) => {
    const defaults = { IsFavorite: false, UserTags: null, UserRating: null, UserRatingVoteType: null };
    const document = replacement(defaults, call.body);
    const rating = document.UserRating;
    if (rating === null || (typeof rating === 'number' && rating >= 1 && rating <= 10))
      requiredTags(call.body);
    saveSeries(call.view, call.series, document);
    return seriesDocument(call.view, call.series);
  });

  const episode = '/api/v3/Episode/:episodeID/UserData';
  api.get(episode, (call) => episodeDocument(call.view, call.episode));
  api.patch(episode, (call) => {
    const document = episodeDocument(call.view, call.episode);
    const model = { PlaybackCount: 0, IsFavorite: false, UserTags: [''], UserRating: 0 };
    patchWithBody('EpisodeUserData', document, model, call.body);
    saveEpisode(call.view, call.episode, document);
    return episodeDocument(call.view, call.episode);
  });
  api.put(episode, (call) => {
    const defaults = { PlaybackCount: 0, LastPlayedAt: null, IsFavorite: false, UserRating: null };
    const document = { ...replacement(defaults, call.body), UserTags: requiredTags(call.body) };
    saveEpisode(call.view, call.episode, document);
    return episodeDocument(call.view, call.episode);
  });

  const group = '/api/v3/Group/:groupID/UserData';
  api.get(group, (call) => groupDocument(call.view, call.group));
  api.patch(group, (call) => {
    const document = groupDocument(call.view, call.group);
    patchWithBody('GroupUserData', document, { UserTags: [''] }, call.body);
    saveGroup(call.view, call.group, document);
    return groupDocument(call.view, call.group);
  });
  api.put(group, (call) => {
    saveGroup(call.view, call.group, { UserTags: requiredTags(call.body) });
    return groupDocument(call.view, call.group);
  });
}
