import { expect, it } from 'vitest';
import { seriesDescription } from './description.ts';

it('falls back to TMDB, then to a placeholder', () => {
  const overview = { Overview: ' A show. ' } as never;
  const movie = { Overview: 'A movie.' } as never;
  const none = { Overview: null } as never;
  expect(seriesDescription({ Description: 'Own.', TMDB: { Shows: [overview] } }, true)).toBe('Own.');
  expect(seriesDescription({ Description: 'Source: ANN', TMDB: { Shows: [overview] } }, true)).toBe(
    'A show.',
  );
  expect(seriesDescription({ Description: '', TMDB: { Shows: [none], Movies: [movie] } }, false)).toBe(
    'A movie.',
  );
  expect(seriesDescription({ Description: null }, false)).toBe('Description Not Available.');
});
