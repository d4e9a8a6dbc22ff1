import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { listResult, pathId, queryOf } from '../http/query.ts';
import { tmdbMovie } from '../model/tmdb.ts';
import { presentTmdbMovie } from '../present/presentTmdb.ts';
import { presentContentRatings, presentOverviews, presentTitles } from '../present/presentTmdbDetails.ts';

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
export function tmdbMovieRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { library } = sandbox;

  app.get('/api/v3/Tmdb/Movie', (request) => {
    const movies = [...library.tmdbMovies].flatMap((id) => tmdbMovie(library, id) ?? []);
    movies.sort((a, b) => (a.title < b.title ? -1 : 1));
    return listResult(movies, queryOf(request).page(50, 1000), presentTmdbMovie);
  });

  app.get('/api/v3/Tmdb/Movie/:movieID', (request) => {
    const id = pathId('movieID', request.params);
    const movie = library.tmdbMovies.has(id) ? tmdbMovie(library, id) : undefined;
    if (movie === undefined) throw notFound('A TMDB.Movie by the given `movieID` was not found.');
    const wanted = queryOf(request).enums('include', includes);
    return {
      ...presentTmdbMovie(movie),
      ...(wanted.has('Titles') ? { Titles: presentTitles(movie) } : {}),
      ...(wanted.has('Overviews') ? { Overviews: presentOverviews(movie, 'Movie') } : {}),
      ...(wanted.has('Studios') ? { Studios: [] } : {}),
      ...(wanted.has('ContentRatings') ? { ContentRatings: presentContentRatings('PG-13') } : {}),
    };
  });
}
