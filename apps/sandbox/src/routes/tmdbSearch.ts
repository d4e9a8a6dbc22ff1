import { bestMatch, compareMatches, plainText } from '../filters/fuzzy.ts';
import { titlesOf } from '../model/seriesText.ts';
import type { TmdbWork } from '../model/tmdb.ts';

function namesOf(work: TmdbWork): string[] {
  return [work.title, work.originalTitle, ...titlesOf(work.homes[0]).map(({ name }) => name)];
}

/** Best match first. */
export function worksByTitle(works: readonly TmdbWork[], text: string, fuzzy: boolean): TmdbWork[] {
  const search = plainText(text);
  return works
    .flatMap((work) => {
      const match = bestMatch(namesOf(work), search, fuzzy);
      return match === undefined ? [] : [{ work, match }];
    })
    .sort((a, b) => compareMatches(a.match, b.match))
    .map(({ work }) => work);
}

/** All by title without a search text. */
export function listedWorks(works: readonly TmdbWork[], text: string, fuzzy: boolean): readonly TmdbWork[] {
  if (plainText(text) !== '') return worksByTitle(works, text, fuzzy);
  return works.toSorted((a, b) => (a.title === b.title ? a.id - b.id : a.title < b.title ? -1 : 1));
}
