import { extraForms, isExtraName } from './extraForms.ts';
import type { Form } from './Form.ts';
import { anidbSpecial, bareForm, looseForms } from './looseForms.ts';
import { numberForms } from './numberForms.ts';
import { type Numbers, numbersOf } from './numbers.ts';
import type { ParsedType } from './ParsedFileName.ts';
import { withoutSeason } from './season.ts';
import { seasonForms } from './seasonForms.ts';
import { differingNumber, type Siblings } from './siblings.ts';

export interface Reading extends Numbers {
  readonly type: ParsedType;
  readonly isSure: boolean;
  readonly season: number | undefined;
  readonly absolute: number | undefined;
  readonly before: string;
  readonly tail: string;
}

const numberOf = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : Number(digits);

/** Follows a first number, both unlabelled: `05 - 06`. */
const secondNumber = /^\s*(?:-\s)?\d{1,3}\s*(?:$|[|[(])/;

/** The first form that matches; `unclear` if its numbers are no episodes. */
function readForms(
  forms: readonly Form[],
  text: string,
  isReleased: boolean,
): Reading | 'unclear' | undefined {
  for (const { pattern, type, isSure, accepts } of forms) {
    const matches = [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))];
    const match = matches.find((one) => accepts?.(one, isReleased) ?? true);
    if (!match?.groups) continue;
    const numbers = numbersOf(match.groups);
    const tail = text.slice(match.index + match[0].length);
    const { whole, season, absolute } = match.groups;
    if (!numbers || (season === undefined && secondNumber.test(tail))) return 'unclear';
    return {
      ...numbers,
      // 全24話 means all 24.
      first: whole === undefined ? numbers.first : 1,
      type,
      isSure,
      season: numberOf(season),
      absolute: numberOf(absolute),
      before: text.slice(0, match.index),
      tail,
    };
  }
  return undefined;
}

/** Unless the name alone is clear, takes the number that varies between siblings. */
function bySiblings(text: string, alone: Reading | undefined, siblings: Siblings): Reading | undefined {
  const place = differingNumber(text, siblings);
  if (!place) return alone;
  const { value, index, length } = place;
  if (alone?.first === value) return { ...alone, isSure: true };
  const around = { before: text.slice(0, index), tail: text.slice(index + length) };
  const unknown = { version: undefined, season: undefined, absolute: undefined };
  return { first: value, last: value, type: 'Episode', isSure: false, ...unknown, ...around };
}

export function readText(
  text: string,
  isReleased: boolean,
  siblings: Siblings | undefined,
): Reading | undefined {
  const plain = withoutSeason(text).text;
  const found =
    readForms(seasonForms, text, isReleased) ??
    readForms(extraForms, plain, isReleased) ??
    readForms([...numberForms, ...looseForms, bareForm], plain, isReleased) ??
    readForms([anidbSpecial], text, isReleased);
  if (found === 'unclear') return undefined;
  const isUncertain =
    siblings !== undefined && (found === undefined || (!found.isSure && found.type === 'Episode'));
  const reading = isUncertain ? bySiblings(plain, found, siblings) : found;
  return reading?.type === 'Episode' && isExtraName(text) ? undefined : reading;
}
