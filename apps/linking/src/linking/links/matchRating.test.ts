import { textOf } from '@hondana/shared/language/texts';
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
  'shows %s as %s, “%s”, counts it as %s, and colours it as %s',
  (rating, code, words, category, tone) => {
    const text = ratingTexts[matchRatingOf(rating)];
    expect({ ...text, words: textOf(text.words) }).toEqual({ code, words, category, tone });
  },
);

test('treats an unknown rating as the server’s best guess', () => {
  expect([matchRatingOf('SarahJessicaParker'), matchRatingOf(null)]).toEqual([
    'FirstAvailable',
    'FirstAvailable',
  ]);
});
