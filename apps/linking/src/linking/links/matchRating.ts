import type { TextDescriptor } from '@hondana/shared/language/texts';
import type { Tone } from '@hondana/shared/ui/Badge';
import { msg } from '@lingui/core/macro';

/** How a link was made, in the server's terms (facts 5.11). */
export type MatchRating =
  | 'UserVerified'
  | 'DateAndTitleMatches'
  | 'DateAndTitleKindaMatches'
  | 'DateMatches'
  /** Only since 6: some days apart. */
  | 'DateKindaMatches'
  | 'TitleMatches'
  | 'TitleKindaMatches'
  | 'FirstAvailable'
  | 'None';

/** Categories of the top panel, plus `unlinked`, so that the counts add up. */
export type MatchCategory = 'perfect' | 'approximate' | 'fallback' | 'override' | 'unlinked';

interface RatingText {
  readonly code: string;
  readonly words: TextDescriptor;
  readonly tone: Tone;
  readonly category: MatchCategory;
}

export const ratingTexts: Readonly<Record<MatchRating, RatingText>> = {
  DateAndTitleMatches: { code: 'DT', words: msg`Date & Title`, tone: 'success', category: 'perfect' },
  TitleMatches: { code: 'T', words: msg`Title`, tone: 'success', category: 'perfect' },
  DateAndTitleKindaMatches: {
    code: '~DT',
    words: msg`Date & Approx. Title`,
    tone: 'accent',
    category: 'approximate',
  },
  DateMatches: { code: 'D', words: msg`Date`, tone: 'accent', category: 'approximate' },
  DateKindaMatches: { code: '~D', words: msg`Approx. Date`, tone: 'accent', category: 'approximate' },
  TitleKindaMatches: { code: '~T', words: msg`Approx. Title`, tone: 'accent', category: 'approximate' },
  FirstAvailable: { code: 'BG', words: msg`Best Guess`, tone: 'warning', category: 'fallback' },
  UserVerified: { code: 'UO', words: msg`User Override`, tone: 'other', category: 'override' },
  None: { code: '–', words: msg`Not linked`, tone: 'neutral', category: 'unlinked' },
};

/** Unknown ratings count as the server's best guess. */
export function matchRatingOf(text: string | null): MatchRating {
  if (text !== null && Object.hasOwn(ratingTexts, text)) return text as MatchRating;
  return 'FirstAvailable';
}
