import { notFound } from '../http/errors.ts';
import { listResult, numbersIn } from '../http/query.ts';
import { fetchedShow } from '../model/tmdbLinked.ts';
import { fetchedEpisodes, type OrderedShow, type TmdbOrdering } from '../model/tmdbOrderings.ts';
import { seasonIdOf, tmdbSeason } from '../model/tmdbSeasons.ts';
import type { View } from '../present/view.ts';
import type { Api } from './api.ts';
import { bulkPresenterOf, episodes, presenterOf, seasons, shows } from './tmdbKinds.ts';
import { allowed } from './visibleSeries.ts';

function showOf({ library }: View, id: number, ordering: TmdbOrdering, parameter: string): OrderedShow {
  const show = fetchedShow(library, id);
  if (show === undefined) throw notFound(`A TMDB.Show by the given \`${parameter}\` was not found`);
  return { show, ordering };
}

export function tmdbEpisodeRoutes(api: Api): void {
  api.post('/api/v3/Tmdb/Episode/Bulk', (call) =>
    fetchedEpisodes(call.view.library, numbersIn(call.body, 'IDs')).map(bulkPresenterOf(episodes, call)),
  );

  api.get('/api/v3/Tmdb/Episode/:episodeID/Show', (call) => {
    const { episode, ordering } = episodes.find(call);
    return presenterOf(shows, call)(showOf(call.view, episode.show, ordering, 'episodeID'));
  });

  api.get('/api/v3/Tmdb/Episode/:episodeID/Season', (call) => {
    const { episode, ordering } = episodes.find(call);
    const season = tmdbSeason(call.view.library, seasonIdOf(episode.show, ordering, episode.season));
    if (season === undefined) throw notFound('A TMDB.Season by the given `episodeID` was not found.');
    return presenterOf(seasons, call)(season);
  });

  api.get('/api/v3/Tmdb/Season/:seasonID/Show', (call) => {
    const { show, ordering } = seasons.find(call);
    return presenterOf(shows, call)(showOf(call.view, show, ordering, 'seasonID'));
  });

  api.get('/api/v3/Tmdb/Season/:seasonID/Episode', (call) => {
    const { query } = call;
    const page = query.page(100, 1000);
    const hidden = query.triState('includeHidden', 'false');
    const { ordering, episodes: all } = seasons.find(call);
    const list = all
      .filter((episode) => allowed(hidden, episode.hidden))
      .map((episode) => ({ episode, ordering }));
    return listResult(list, page, presenterOf(episodes, call));
  });
}
