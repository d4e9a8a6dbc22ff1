import type { Sandbox } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { listResult, numbersIn, pathId } from '../http/query.ts';
import { tmdbMovie } from '../model/tmdb.ts';
import { presentTmdbMovie } from '../present/presentTmdb.ts';
import { presentContentRatings, presentOverviews, presentTitles } from '../present/presentTmdbDetails.ts';
import type { Api } from './api.ts';

const includes = [
  'None',
  'Titles',
  'Overviews',
  'Images',
  'CrossReferences',
  'Cast',
  'Crew',
  'Studios',
  'ContentRatings',
  'FileCrossReferences',
  'Keywords',
  'ProductionCountries',
  'YearlySeasons',
] as const;

/** Movies of TMDB that the server has fetched. */
export function tmdbMovieRoutes(api: Api, sandbox: Sandbox): void {
  const { library } = sandbox;

  api.get('/api/v3/Tmdb/Movie', ({ query }) => {
    const movies = [...library.tmdbMovies].flatMap((id) => tmdbMovie(library, id) ?? []);
    movies.sort((a, b) => (a.title < b.title ? -1 : 1));
    return listResult(movies, query.page(50, 1000), presentTmdbMovie);
  });

  api.post('/api/v3/Tmdb/Movie/Bulk', ({ body }) =>
    numbersIn(body, 'IDs')
      .filter((id) => library.tmdbMovies.has(id))
      .flatMap((id) => tmdbMovie(library, id) ?? [])
      .map(presentTmdbMovie),
  );

  api.get('/api/v3/Tmdb/Movie/:movieID', ({ query, params }) => {
    const id = pathId('movieID', params);
    const movie = library.tmdbMovies.has(id) ? tmdbMovie(library, id) : undefined;
    if (movie === undefined) throw notFound('A TMDB.Movie by the given `movieID` was not found.');
    const wanted = query.enums('include', includes);
    return {
      ...presentTmdbMovie(movie),
      ...(wanted.has('Titles') ? { Titles: presentTitles(movie) } : {}),
      ...(wanted.has('Overviews') ? { Overviews: presentOverviews(movie, 'Movie') } : {}),
      ...(wanted.has('Studios') ? { Studios: [] } : {}),
      ...(wanted.has('ContentRatings') ? { ContentRatings: presentContentRatings('PG-13') } : {}),
    };
  });
}
