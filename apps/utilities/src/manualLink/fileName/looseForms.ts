import { countsOthers } from './counted.ts';
import { after, dash, type Form } from './Form.ts';
import { isUnlikely, more, number } from './numbers.ts';

/** Words after a number that only a single episode's file has. */
const releaseWord = /^\s*(?:END|FIN(?:AL)?|RAWS?|VF|HD|RUS|ENG|SUB(?:BED)?|DUB(?:BED)?)(?!\p{L})/iu;

/** Notations that titles can contain too, most reliable first. */
export const looseForms: readonly Form[] = [
  {
    // Show - 07 A title, Show - 12, A title, Show 07 A title
    pattern: new RegExp(
      String.raw`(?<lead>(?<=\S)(?:${dash}(?=0|\d\d(?!\d))|\s(?=0\d(?!\d))))${number}${more}(?=,?\s+\p{L})`,
      'iu',
    ),
    type: 'Episode',
    isSure: false,
    accepts: (match) => !countsOthers(match) && Number(match.groups?.first) > 0,
  },
  {
    // Show (07)
    pattern: /(?<=\S\s*)\((?<first>0\d{1,2})(?:v(?<version>\d))?\)/u,
    type: 'Episode',
    isSure: false,
  },
  {
    // Show 07 [tags], Show 12v3, Show_681_[tags], Show 10 - Title, Show 13-15 [tags]
    pattern: new RegExp(String.raw`(?<lead>(?<=\S)[\s.])${number}${more}${after}`, 'iu'),
    type: 'Episode',
    isSure: false,
    accepts: (match, isReleased) => {
      const { first = '', more, version } = match.groups ?? {};
      const tail = match.input.slice(match.index + match[0].length);
      // Show 1-13 [tags]
      const isRange = Number(more?.slice(1)) > 9 && /^\s*[|[(]/.test(tail);
      if ((first.length < 2 && !isRange) || countsOthers(match) || /^0\d{3}|^0+$/.test(first)) return false;
      // Cyborg 009 (1966)
      if (/^\s*\((?:19|20)\d\d\)/.test(tail)) return false;
      if (first.startsWith('0') || version !== undefined) return true;
      return (isReleased || releaseWord.test(tail)) && !isUnlikely(first);
    },
  },
  {
    // Show-07, Detective-Show-656 Title
    pattern: new RegExp(String.raw`(?<=\p{L})-(?=0|\d{3})${number}(?=\s|$)`, 'iu'),
    type: 'Episode',
    isSure: false,
    accepts: ({ groups }) => (groups?.first?.length ?? 0) > 1 && !isUnlikely(groups?.first ?? ''),
  },
  {
    // 06 Show [tags]
    pattern: new RegExp(String.raw`^(?=0\d)${number}(?=\s+(?:[-–]\s+)?\p{L})`, 'iu'),
    type: 'Episode',
    isSure: false,
  },
];

/** A name that is only a number, or a number and the episode's title; its folder names the show. */
export const bareForm: Form = {
  pattern: /^(?:\[\s*)?(?<first>\d{2,3})(?:\s?v(?<version>\d))?(?:\s*\])?(?=\s*(?:$|[|[(]|-\s|\.\s))/i,
  type: 'Episode',
  isSure: false,
};

/** AniDB's notation of a special: `Show - S2 - Title`. */
export const anidbSpecial: Form = {
  pattern: /\s-(?<season>)\s?S(?<first>[1-9])(?<more>-\d)?(?:v(?<version>\d))?(?=\s*(?:$|[|[(]|-\s))/i,
  type: 'Special',
  isSure: false,
};
