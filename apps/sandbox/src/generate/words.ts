import words from './words.json' with { type: 'json' };

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
