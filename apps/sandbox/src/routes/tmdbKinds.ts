import { notFound, problem } from '../http/errors.ts';
import { bodyField, pathId } from '../http/query.ts';
import { episodesOfTmdbShow, type TmdbWork, tmdbEpisode } from '../model/tmdb.ts';
import {
  episodesLinkedTo,
  episodesOfMovie,
  fetchedMovie,
  fetchedShow,
  seriesOfShow,
} from '../model/tmdbLinked.ts';
import { type OrderedEpisode, type OrderedShow, orderedEpisodes } from '../model/tmdbOrderings.ts';
import { type TmdbSeason, tmdbSeason } from '../model/tmdbSeasons.ts';
import type { Episode, Series } from '../model/types.ts';
import {
  presentTmdbEpisode,
  presentTmdbMovie,
  presentTmdbSeason,
  presentTmdbShow,
} from '../present/presentTmdb.ts';
import {
  episodeParts,
  movieParts,
  seasonParts,
  showParts,
  type TmdbParts,
  type TmdbRequest,
} from '../present/tmdbParts.ts';
import type { View } from '../present/view.ts';
import type { Call } from './api.ts';
import { languageTest } from './tmdbLanguages.ts';
import { requestedOrdering } from './tmdbOrdering.ts';

/** How calls name a kind of fetched TMDB data, how it is answered, and what is linked to it. */
export interface TmdbKind<Thing> {
  readonly name: string;
  /** @throws 400 or 404 */
  readonly find: (call: Call) => Thing;
  readonly present: (view: View, thing: Thing) => object;
  readonly parts: TmdbParts<Thing>;
  readonly episodes: (view: View, thing: Thing) => readonly Episode[];
  /** If not just those of the episodes. */
  readonly series?: (view: View, thing: Thing) => readonly Series[];
}

const unknown = (name: string, parameter: string) =>
  notFound(`A TMDB.${name} by the given \`${parameter}\` was not found.`);

export const movies: TmdbKind<TmdbWork> = {
  name: 'Movie',
  find({ view, request }) {
    const movie = fetchedMovie(view.library, pathId('movieID', request.params));
    if (movie === undefined) throw unknown('Movie', 'movieID');
    return movie;
  },
  present: (_, movie) => presentTmdbMovie(movie),
  parts: movieParts,
  episodes: ({ library }, { id }) => episodesOfMovie(library, id),
};

export const shows: TmdbKind<OrderedShow> = {
  name: 'Show',
  find({ view, query, request }) {
    const show = fetchedShow(view.library, pathId('showID', request.params));
    if (show === undefined) throw unknown('Show', 'showID');
    return { show, ordering: requestedOrdering(view.library, show.id, query) };
  },
  present: ({ library }, show) => presentTmdbShow(library, show),
  parts: showParts,
  episodes: ({ library }, { show: { id } }) =>
    episodesLinkedTo(
      library,
      id,
      episodesOfTmdbShow(library, id).map((one) => one.id),
    ),
  series: ({ library }, { show }) => seriesOfShow(library, show.id),
};

const seasonPattern = /^(?:[0-9]{1,23}|[a-f0-9]{24})$/;

export const seasons: TmdbKind<TmdbSeason> = {
  name: 'Season',
  find({ view, request }) {
    const { seasonID: id = '' } = request.params as { readonly seasonID?: string };
    if (!seasonPattern.test(id)) {
      const rule = `The field seasonID must match the regular expression '${seasonPattern.source}'.`;
      throw problem({ seasonID: [rule] });
    }
    const season = tmdbSeason(view.library, id);
    if (season === undefined) throw unknown('Season', 'seasonID');
    return season;
  },
  present: (_, season) => presentTmdbSeason(season),
  parts: seasonParts,
  episodes: ({ library }, { show, episodes: list }) =>
    episodesLinkedTo(
      library,
      show,
      list.map((one) => one.id),
    ),
};

export const episodes: TmdbKind<OrderedEpisode> = {
  name: 'Episode',
  find({ view: { library }, query, request }) {
    const id = pathId('episodeID', request.params);
    const { show } = tmdbEpisode(library, id) ?? {};
    if (show === undefined || !library.tmdbShows.has(show)) throw unknown('Episode', 'episodeID');
    const ordering = requestedOrdering(library, show, query);
    const episode = orderedEpisodes(library, show, ordering).find((one) => one.id === id);
    if (episode === undefined) throw unknown('Episode', 'episodeID');
    return { episode, ordering };
  },
  present: (_, episode) => presentTmdbEpisode(episode),
  parts: episodeParts,
  episodes: ({ library }, { episode: { id, show } }) => episodesLinkedTo(library, show, [id]),
};

/** For parts that have their own call. */
export const tmdbRequestOf = ({ view, query }: Call): TmdbRequest => ({
  view,
  wantsLanguage: languageTest(query.list('language')),
  includeDisabled: query.boolean('includeDisabled', false),
  isField: false,
});

function presenter<Thing>(kind: TmdbKind<Thing>, wanted: ReadonlySet<string>, wish: TmdbRequest) {
  const parts = Object.entries(kind.parts).filter(([name]) => wanted.has(name));
  const asField = { ...wish, isField: true };
  return (thing: Thing): object => ({
    ...kind.present(wish.view, thing),
    ...Object.fromEntries(parts.map(([name, part]) => [name, part(thing, asField)])),
  });
}

export function presenterOf<Thing>(kind: TmdbKind<Thing>, call: Call): (thing: Thing) => object {
  return presenter(
    kind,
    call.query.enums('include', ['None', ...Object.keys(kind.parts)]),
    tmdbRequestOf(call),
  );
}

const textsIn = (body: unknown, name: string): string[] => {
  const list = bodyField(body, name);
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
};

/** With the parts that the body includes. */
export function bulkPresenterOf<Thing>(
  kind: TmdbKind<Thing>,
  { view, body }: Call,
): (thing: Thing) => object {
  return presenter(kind, new Set(textsIn(body, 'Include')), {
    view,
    wantsLanguage: languageTest(textsIn(body, 'Language')),
    includeDisabled: false,
    isField: true,
  });
}
