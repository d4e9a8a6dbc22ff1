import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type MovieOverrides,
  movieCallsOf,
  movieLinksOf,
  moviesOfEpisode,
  toggleMovie,
} from './movieLinks.ts';

const episodes = [1, 2, 3, 4];
const movies = [70, 71];
const links = fc
  .uniqueArray(
    fc.record({ AnidbEpisodeID: fc.constantFrom(...episodes), TmdbMovieID: fc.constantFrom(...movies) }),
    {
      selector: ({ AnidbEpisodeID }) => AnidbEpisodeID,
    },
  )
  .map(movieLinksOf);
const presses = fc.array(fc.tuple(fc.constantFrom(...episodes), fc.constantFrom(...movies)), {
  maxLength: 8,
});

test('the calls make the server hold what the screen shows', () => {
  fc.assert(
    fc.property(links, presses, (saved, pressed) => {
      const overrides = pressed.reduce<MovieOverrides>(
        (all, [episode, movie]) => toggleMovie(all, saved, episode, movie),
        {},
      );
      const held = new Map(episodes.map((id) => [id, new Set(saved.get(id) ?? [])]));
      const { removals, additions } = movieCallsOf(overrides, saved);
      for (const { episodeId, movieId } of removals) expect(held.get(episodeId)?.delete(movieId)).toBe(true);
      for (const { episodeId, movieId } of additions) held.get(episodeId)?.add(movieId);
      for (const id of episodes) {
        expect([...(held.get(id) ?? [])]).toEqual(moviesOfEpisode(id, saved, overrides));
      }
    }),
  );
});

test('a second press undoes the first', () => {
  fc.assert(
    fc.property(links, fc.constantFrom(...episodes), fc.constantFrom(...movies), (saved, episode, movie) => {
      fc.pre((saved.get(episode) ?? [movie]).includes(movie));
      expect(toggleMovie(toggleMovie({}, saved, episode, movie), saved, episode, movie)).toEqual({});
    }),
  );
});
