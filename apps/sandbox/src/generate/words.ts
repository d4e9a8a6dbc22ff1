import words from './words.json' with { type: 'json' };

/** What names, titles and descriptions are put together from. */
export const {
  adjectives,
  nouns,
  tails,
  englishNouns,
  englishAdjectives,
  kanjiWords,
  kanaJoins,
  koreanWords,
  chineseWords,
  arabicWords,
  familyNames,
  familyKanji,
  givenNames,
  givenKanji,
  descriptionSentences,
} = words;
