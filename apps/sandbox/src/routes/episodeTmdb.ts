import { fetchedMovie } from '../model/tmdbLinked.ts';
import { linksOf } from '../model/tmdbMatching.ts';
import { fetchedEpisodes } from '../model/tmdbOrderings.ts';
import { presentMovieLink, presentTmdbLink } from '../present/presentTmdbLinks.ts';
import type { Api } from './api.ts';
import { episodes, movies, presenterOf } from './tmdbKinds.ts';

const base = '/api/v3/Episode/:episodeID/TMDB';

export function episodeTmdbRoutes(api: Api): void {
  api.get(`${base}/Movie`, (call) =>
    call.episode.tmdbMovies
      .flatMap((id) => fetchedMovie(call.view.library, id) ?? [])
      .map(presenterOf(movies, call)),
  );

  api.get(`${base}/Movie/CrossReferences`, ({ episode }) =>
    episode.tmdbMovies.toSorted((a, b) => a - b).map((movie) => presentMovieLink(episode, movie)),
  );

  api.get(`${base}/Episode`, (call) =>
    fetchedEpisodes(call.view.library, call.episode.tmdbEpisodes).map(presenterOf(episodes, call)),
  );

  api.get(`${base}/Episode/CrossReferences`, ({ view, episode }) =>
    linksOf(view.library, episode)
      .toSorted((a, b) => a.tmdb - b.tmdb)
      .map(presentTmdbLink),
  );
}
