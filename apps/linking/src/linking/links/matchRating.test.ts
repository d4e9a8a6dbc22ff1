import { expect, test } from 'vitest';
import { matchRatingOf, ratingTexts } from './matchRating.ts';

test.each([
  ['DateAndTitleMatches', 'DT', 'Date & Title', 'perfect', 'success'],
  ['DateAndTitleKindaMatches', '~DT', 'Date & Approx. Title', 'approximate', 'accent'],
  ['DateMatches', 'D', 'Date', 'approximate', 'accent'],
  ['TitleMatches', 'T', 'Title', 'perfect', 'success'],
  ['TitleKindaMatches', '~T', 'Approx. Title', 'approximate', 'accent'],
  ['UserVerified', 'UO', 'User Override', 'override', 'other'],
  ['FirstAvailable', 'BG', 'Best Guess', 'fallback', 'warning'],
  ['None', '–', 'Not linked', 'unlinked', 'neutral'],
] as const)(
  '%s has the badge %s, “%s”, and counts as %s, in the colour %s',
  (rating, code, words, category, tone) => {
    expect(ratingTexts[matchRatingOf(rating)]).toMatchObject({ code, words, category, tone });
  },
);

test('a rating of a future server counts as its best guess', () => {
  expect([matchRatingOf('SarahJessicaParker'), matchRatingOf(null)]).toEqual([
    'FirstAvailable',
    'FirstAvailable',
  ]);
});
