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

test('sends calls that give the server the links on the screen', () => {
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

test('undoes the first press with a second one', () => {
  fc.assert(
    fc.property(links, fc.constantFrom(...episodes), fc.constantFrom(...movies), (saved, episode, movie) => {
      fc.pre((saved.get(episode) ?? [movie]).includes(movie));
      expect(toggleMovie(toggleMovie({}, saved, episode, movie), saved, episode, movie)).toEqual({});
    }),
  );
});

test('replaces or removes all movies of an episode at once', () => {
  const saved = movieLinksOf([
    { AnidbEpisodeID: 1, TmdbMovieID: 70 },
    { AnidbEpisodeID: 1, TmdbMovieID: 71 },
  ]);
  expect(moviesOfEpisode(1, saved, {})).toEqual([70, 71]);
  expect(toggleMovie({}, saved, 1, 72)).toEqual({ 1: 72 });
  expect(toggleMovie({}, saved, 1, 70)).toEqual({ 1: 0 });
  expect(toggleMovie({ 1: 0, 2: 71 }, saved, 1, 70)).toEqual({ 1: 70, 2: 71 });
  const removed = [70, 71].map((movieId) => ({ episodeId: 1, movieId }));
  expect(movieCallsOf({ 1: 0 }, saved)).toEqual({ removals: removed, additions: [] });
  expect(movieCallsOf({ 1: 70 }, saved)).toEqual({ removals: removed.slice(1), additions: [] });
  expect(movieCallsOf({ 1: 72, 2: 71 }, saved)).toEqual({
    removals: removed,
    additions: [
      { episodeId: 1, movieId: 72 },
      { episodeId: 2, movieId: 71 },
    ],
  });
});
