import { notFound, problem } from '../http/errors.ts';
import { listResult, numbersIn } from '../http/query.ts';
import { fetchedMovie } from '../model/tmdbLinked.ts';
import type { Api } from './api.ts';
import { bulkPresenterOf, movies, presenterOf } from './tmdbKinds.ts';
import { listedWorks } from './tmdbSearch.ts';
import { allowed } from './visibleSeries.ts';

const noCollection = (parameter: string) =>
  notFound(`A TMDB.MovieCollection by the given \`${parameter}\` was not found.`);

export function tmdbMovieRoutes(api: Api): void {
  api.get('/api/v3/Tmdb/Movie', (call) => {
    const { view, query } = call;
    const page = query.page(50, 1000);
    const restricted = query.triState('restricted', 'true');
    const video = query.triState('video', 'true');
    const all = [...view.library.tmdbMovies]
      .flatMap((id) => fetchedMovie(view.library, id) ?? [])
      .filter((movie) => allowed(restricted, movie.restricted) && allowed(video, false));
    const list = listedWorks(all, query.text('search') ?? '', query.boolean('fuzzy', true));
    return listResult(list, page, presenterOf(movies, call));
  });

  api.post('/api/v3/Tmdb/Movie/Bulk', (call) =>
    numbersIn(call.body, 'IDs')
      .flatMap((id) => fetchedMovie(call.view.library, id) ?? [])
      .map(bulkPresenterOf(movies, call)),
  );

  // The reference looks for the text in the path, where it can't be.
  api.get('/api/v3/Tmdb/Movie/Collection', () => {
    throw problem({ search: ['The search field is required.'] });
  });

  // Movies name their collections, but the recorded server has fetched none.
  api.get('/api/v3/Tmdb/Movie/:movieID/Collection', (call) => {
    movies.find(call);
    throw noCollection('movieID');
  });

  for (const part of ['', '/Titles', '/Overviews', '/Images', '/Movie']) {
    api.get(`/api/v3/Tmdb/Movie/Collection/:collectionID${part}`, () => {
      throw noCollection('collectionID');
    });
  }
}
