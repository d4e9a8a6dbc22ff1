import { compareMatches, matchText, plainText } from '../filters/fuzzy.ts';
import { bodyField, listResult, numbersIn } from '../http/query.ts';
import type { Library } from '../model/library.ts';
import type { TmdbEpisode } from '../model/tmdb.ts';
import { fetchedShow, seriesOfShow } from '../model/tmdbLinked.ts';
import { linksOf, type TmdbLink } from '../model/tmdbMatching.ts';
import { type OrderedShow, orderedEpisodes, orderingOf } from '../model/tmdbOrderings.ts';
import { seasonsOfShow } from '../model/tmdbSeasons.ts';
import { groupLinks, presentLinkGroup, presentTmdbLink } from '../present/presentTmdbLinks.ts';
import type { Api } from './api.ts';
import { bulkPresenterOf, episodes, presenterOf, seasons, shows } from './tmdbKinds.ts';
import { orderingById } from './tmdbOrdering.ts';
import { listedWorks } from './tmdbSearch.ts';
import { allowed } from './visibleSeries.ts';

function found(list: readonly TmdbEpisode[], text: string, fuzzy: boolean): readonly TmdbEpisode[] {
  const search = plainText(text);
  if (search === '') return list;
  return list
    .flatMap((episode) => {
      const match = matchText(episode.title, search, fuzzy);
      return match === undefined ? [] : [{ episode, match }];
    })
    .sort((a, b) => compareMatches(a.match, b.match))
    .map(({ episode }) => episode);
}

const preferred = (library: Library, id: number): OrderedShow[] => {
  const show = fetchedShow(library, id);
  return show === undefined ? [] : [{ show, ordering: orderingOf(library, id) }];
};

const linksOfShow = (library: Library, show: number): TmdbLink[] =>
  seriesOfShow(library, show)
    .flatMap((series) => series.episodes.flatMap((episode) => linksOf(library, episode)))
    .filter((link) => link.show === show);

export function tmdbShowRoutes(api: Api): void {
  api.get('/api/v3/Tmdb/Show', (call) => {
    const { library } = call.view;
    const { query } = call;
    const page = query.page(50, 1000);
    const restricted = query.triState('restricted', 'true');
    const all = [...library.tmdbShows]
      .flatMap((id) => fetchedShow(library, id) ?? [])
      .filter((show) => allowed(restricted, show.restricted));
    const list = listedWorks(all, query.text('search') ?? '', query.boolean('fuzzy', true));
    const present = presenterOf(shows, call);
    return listResult(list, page, (show) => present({ show, ordering: orderingOf(library, show.id) }));
  });

  api.post('/api/v3/Tmdb/Show/Bulk', (call) =>
    numbersIn(call.body, 'IDs')
      .flatMap((id) => preferred(call.view.library, id))
      .map(bulkPresenterOf(shows, call)),
  );

  api.get('/api/v3/Tmdb/Show/:showID/Season', (call) => {
    const page = call.query.page(25, 1000);
    const { show, ordering } = shows.find(call);
    return listResult(seasonsOfShow(call.view.library, show.id, ordering), page, presenterOf(seasons, call));
  });

  api.get('/api/v3/Tmdb/Show/:showID/Episode', (call) => {
    const { query } = call;
    const { show, ordering } = shows.find(call);
    const hidden = query.triState('includeHidden', 'false');
    const all = orderedEpisodes(call.view.library, show.id, ordering).filter((one) =>
      allowed(hidden, one.hidden),
    );
    const list = found(all, query.text('search') ?? '', query.boolean('fuzzy', false));
    const present = presenterOf(episodes, call);
    return listResult(list, query.page(100, 1000), (episode) => present({ episode, ordering }));
  });

  api.get('/api/v3/Tmdb/Show/:showID/Episode/CrossReferences', (call) => {
    const page = call.query.page(100, 1000);
    return listResult(linksOfShow(call.view.library, shows.find(call).show.id), page, presentTmdbLink);
  });

  api.get('/api/v3/Tmdb/Show/:showID/Episode/CrossReferences/EpisodeGroups', (call) => {
    const page = call.query.page(100, 1000);
    const groups = groupLinks(linksOfShow(call.view.library, shows.find(call).show.id));
    return listResult(groups, page, presentLinkGroup);
  });

  api.post('/api/v3/Tmdb/Show/:showID/Ordering/SetPreferred', (call) => {
    const { id } = shows.find(call).show;
    const name = 'AlternateOrderingID';
    const value = bodyField(call.body, name);
    const text = typeof value === 'string' && value !== '' ? value : ' ';
    const unknown = 'Unable to find an alternate ordering with the given ID for the show.';
    call.view.library.tmdbOrderings.set(id, orderingById(id, name, text, unknown).id);
    return call.reply.code(200).send();
  });
}
