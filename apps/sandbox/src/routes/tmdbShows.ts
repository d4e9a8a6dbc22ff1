import type { FastifyRequest } from 'fastify';
import type { Sandbox } from '../context.ts';
import { compareMatches, matchText, plainText } from '../filters/fuzzy.ts';
import { notFound, problem } from '../http/errors.ts';
import { bodyField, listResult, pathId, type TriState } from '../http/query.ts';
import { type TmdbEpisode, type TmdbWork, tmdbShow } from '../model/tmdb.ts';
import { linksOf } from '../model/tmdbMatching.ts';
import { orderedEpisodes, orderingOf, orderingsOf } from '../model/tmdbOrderings.ts';
import {
  presentTmdbEpisode,
  presentTmdbLink,
  presentTmdbOrderings,
  presentTmdbSeasons,
  presentTmdbShow,
} from '../present/presentTmdb.ts';
import {
  presentContentRatings,
  presentOverviews,
  presentStudios,
  presentTitles,
} from '../present/presentTmdbDetails.ts';
import type { Api } from './api.ts';

const includes = [
  'None',
  'Titles',
  'Overviews',
  'Images',
  'Ordering',
  'CrossReferences',
  'Cast',
  'Crew',
  'Studios',
  'Networks',
  'ContentRatings',
  'Keywords',
  'ProductionCountries',
  'YearlySeasons',
  'DaysOfWeek',
] as const;

const orderingPattern = /^(?:[0-9]{1,23}|[a-f0-9]{24}|default)$/;

function orderingIn(text: string | undefined, show: number, name: string): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (!orderingPattern.test(text)) {
    throw problem({
      [name]: [`The field ${name} must match the regular expression '${orderingPattern.source}'.`],
    });
  }
  return text === 'default' ? String(show) : text;
}

const keeps = (filter: TriState, is: boolean) => (filter === 'only' ? is : filter === 'true' || !is);

function found(episodes: readonly TmdbEpisode[], text: string, fuzzy: boolean): readonly TmdbEpisode[] {
  const search = plainText(text);
  if (search === '') return episodes;
  return episodes
    .flatMap((episode) => {
      const match = matchText(episode.title, search, fuzzy);
      return match === undefined ? [] : [{ episode, match }];
    })
    .sort((a, b) => compareMatches(a.match, b.match))
    .map(({ episode }) => episode);
}

/** Shows of TMDB that the server has fetched. */
export function tmdbShowRoutes(api: Api, sandbox: Sandbox): void {
  const { library } = sandbox;

  const showIn = (request: FastifyRequest): TmdbWork => {
    const id = pathId('showID', request.params);
    const show = library.tmdbShows.has(id) ? tmdbShow(library, id) : undefined;
    if (show === undefined) throw notFound('A TMDB.Show by the given `showID` was not found.');
    return show;
  };

  api.get('/api/v3/Tmdb/Show', ({ query }) => {
    const shows = [...library.tmdbShows].flatMap((id) => tmdbShow(library, id) ?? []);
    shows.sort((a, b) => (a.title < b.title ? -1 : 1));
    return listResult(shows, query.page(50, 1000), (show) => presentTmdbShow(library, show));
  });

  api.get('/api/v3/Tmdb/Show/:showID', ({ query, request }) => {
    const show = showIn(request);
    const wanted = query.enums('include', includes);
    const asked = orderingIn(query.text('alternateOrderingID'), show.id, 'alternateOrderingID');
    return {
      ...presentTmdbShow(library, show, orderingOf(library, show.id, asked)),
      ...(wanted.has('Titles') ? { Titles: presentTitles(show) } : {}),
      ...(wanted.has('Overviews') ? { Overviews: presentOverviews(show, 'Show') } : {}),
      ...(wanted.has('Studios') ? { Studios: presentStudios(show) } : {}),
      ...(wanted.has('Networks')
        ? { Networks: [{ Source: 'TMDB', ID: 102, Name: 'Tokyo MX', CountryOfOrigin: 'JP', Size: 80 }] }
        : {}),
      ...(wanted.has('ContentRatings') ? { ContentRatings: presentContentRatings('TV-14') } : {}),
      ...(wanted.has('Ordering') ? { Ordering: presentTmdbOrderings(library, show.id, asked) } : {}),
    };
  });

  api.get('/api/v3/Tmdb/Show/:showID/Season', ({ query, request }) => {
    const seasons = presentTmdbSeasons(library, showIn(request).id);
    return listResult(seasons, query.page(25, 1000), (season) => season);
  });

  api.get('/api/v3/Tmdb/Show/:showID/Episode', ({ query, request }) => {
    const { id } = showIn(request);
    const hidden = query.triState('includeHidden', 'false');
    const asked = orderingIn(query.text('alternateOrderingID'), id, 'alternateOrderingID');
    const ordering = orderingOf(library, id, asked);
    const episodes = orderedEpisodes(library, id, ordering).filter((one) => keeps(hidden, one.hidden));
    const list = found(episodes, query.text('search') ?? '', query.boolean('fuzzy', false));
    return listResult(list, query.page(100, 1000), (one) => presentTmdbEpisode(one, ordering));
  });

  api.get('/api/v3/Tmdb/Show/:showID/Episode/CrossReferences', ({ query, request }) => {
    const { id } = showIn(request);
    const linked = [...library.series.values()].filter((series) => series.tmdbShows.includes(id));
    const links = linked
      .flatMap((series) => series.episodes.flatMap((episode) => linksOf(library, episode)))
      .filter((link) => link.show === id);
    return listResult(links, query.page(100, 1000), presentTmdbLink);
  });

  api.get('/api/v3/Tmdb/Show/:showID/Ordering', ({ query, request }) => {
    const { id } = showIn(request);
    const asked = orderingIn(query.text('alternateOrderingID'), id, 'alternateOrderingID');
    return presentTmdbOrderings(library, id, asked);
  });

  api.post('/api/v3/Tmdb/Show/:showID/Ordering/SetPreferred', ({ body, request, reply }) => {
    const { id } = showIn(request);
    const value = bodyField(body, 'AlternateOrderingID');
    const name = 'AlternateOrderingID';
    const asked = orderingIn(typeof value === 'string' && value !== '' ? value : ' ', id, name);
    if (asked === undefined || !orderingsOf(id).some((one) => one.id === asked))
      throw problem({ [name]: ['Unable to find an alternate ordering with the given ID for the show.'] });
    library.tmdbOrderings.set(id, asked);
    return reply.code(200).send();
  });
}
