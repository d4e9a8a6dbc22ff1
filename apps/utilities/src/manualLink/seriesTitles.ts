import type { FileNameFacts } from './fileName/ParsedFileName.ts';
import { withoutSeason } from './fileName/season.ts';
import { letters } from './fileName/show.ts';

function withoutYear(title: string): string {
  return title.replace(/\s*\((?:19|20)\d\d\)$/, '');
}

const romans = ['', '', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

/** Show and season, however the season is written: `Show 2nd Season`, `Show II`, `Show 2`. */
function seasonKey(title: string): string {
  const { text, season } = withoutSeason(withoutYear(title));
  if (season !== undefined) return `${letters(text)} ${season}`;
  const end = /\s(?:([2-9])|([IVX]+))$/.exec(text);
  const number = end?.[1] === undefined ? romans.indexOf(end?.[2] ?? '?') : Number(end[1]);
  return end && number > 1 ? `${letters(text.slice(0, end.index))} ${number}` : `${letters(text)} 1`;
}

function keysOf(title: string): readonly string[] {
  return [`${letters(title)} 1`, `${letters(withoutYear(title))} 1`, seasonKey(title)];
}

const withoutNumber = (key: string): string => key.replace(/ \d+$/, '');

export type Comparison = 'named' | 'other season' | 'unknown';

export function titleComparer(titles: readonly string[]): (facts: FileNameFacts) => Comparison {
  const known = new Set(titles.flatMap(keysOf));
  const shows = new Set(titles.map((title) => withoutNumber(seasonKey(title))));
  return ({ show, season }) => {
    const plain = [letters(show), letters(withoutYear(show))];
    const keys = season === 1 ? keysOf(show) : plain.map((each) => `${each} ${season}`);
    if (keys.some((key) => known.has(key))) return 'named';
    return keys.some((key) => shows.has(withoutNumber(key))) ? 'other season' : 'unknown';
  };
}
