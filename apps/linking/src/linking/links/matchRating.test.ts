import { expect, test } from 'vitest';
import { matchRatingOf, ratingTexts } from './matchRating.ts';

test.each([
  ['DateAndTitleMatches', 'DT', 'Date & Title', 'perfect'],
  ['DateAndTitleKindaMatches', '~DT', 'Date & Approx. Title', 'approximate'],
  ['DateMatches', 'D', 'Date', 'approximate'],
  ['TitleMatches', 'T', 'Title', 'perfect'],
  ['TitleKindaMatches', '~T', 'Approx. Title', 'approximate'],
  ['UserVerified', 'UO', 'User Override', 'override'],
  ['FirstAvailable', 'BG', 'Best Guess', 'fallback'],
  ['None', '–', 'Not linked', 'unlinked'],
] as const)('%s has the badge %s, “%s”, and counts as %s', (rating, code, words, category) => {
  expect(ratingTexts[matchRatingOf(rating)]).toMatchObject({ code, words, category });
});

test('a rating of a future server counts as its best guess', () => {
  expect([matchRatingOf('SarahJessicaParker'), matchRatingOf(null)]).toEqual([
    'FirstAvailable',
    'FirstAvailable',
  ]);
});
