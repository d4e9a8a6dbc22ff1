import { countsOthers } from './counted.ts';
import { after, dash, end, type Form, start } from './Form.ts';
import { isUnlikely, lettered, more, number } from './numbers.ts';

/** Notations without a season, most reliable first. */
export const numberForms: readonly Form[] = [
  {
    // Eps 01 - 26
    pattern: new RegExp(String.raw`${start}(?:eps|episodes)[\s.]*${number}(?<more>\s-\s\d{2,4})${end}`, 'iu'),
    type: 'Episode',
    isSure: true,
  },
  {
    // Episode 7, Ep07, E07, ep. 1-5, #04, E41 E42
    pattern: new RegExp(
      String.raw`${start}(?<!\d(?:\s?[~+&]\s?|-))(?:(?:[eé]pis[oó]d(?:e|io)s?|eps?|folge|cap[ií]tulo|odcinek)[\s.#-]*|e|#)${number}${lettered}${end}`,
      'iu',
    ),
    type: 'Episode',
    isSure: true,
  },
  {
    // 第07話, 第07-08話, 07話, 7화, 全24話, 07. Bölüm
    pattern: new RegExp(
      String.raw`(?:第\s?|(?<![\p{L}\p{N}.~+-]))(?:(?<whole>全)(?=\d))?${number}(?<more>(?:[-~+]\d{1,4})*)\s?(?:[話话集回화]|\.?\s?(?:b[öo]l[üu]m|blm|серия)${end})`,
      'iu',
    ),
    type: 'Episode',
    isSure: true,
  },
  {
    // [07], [07v2], [07 END], [01Pre], [07_Title], 【07】, Show [05-06]
    pattern: new RegExp(
      String.raw`(?<=[\p{L}\p{N}\])!?.|]\s*)\[\s*${number}${more}(?:\(\d+\)|\s?[a-z完終终]{0,5}|[\s.-].*?)?\]`,
      'iu',
    ),
    type: 'Episode',
    isSure: true,
    accepts: ({ groups }) => (groups?.first?.length ?? 0) > 1 && !isUnlikely(groups?.first ?? ''),
  },
  {
    // Show 01 - 119 [Batch]
    pattern: /(?<=[\p{L}!?)\]]\s)(?<first>0*1)(?<more>\s-\s\d{2,4})(?=\s*[|[(])/iu,
    type: 'Episode',
    isSure: false,
  },
  {
    // Show - 07, Show - 01-02, Show - 07v2 - Title
    pattern: new RegExp(String.raw`(?<lead>(?<=\S)${dash})${number}${more}${after}`, 'iu'),
    type: 'Episode',
    isSure: true,
    accepts: (match) => {
      const { first = '' } = match.groups ?? {};
      return !countsOthers(match) && !(Number(first) >= 1900 && Number(first) < 2100);
    },
  },
  {
    // Show (892-916)
    pattern: /(?<=\S\s*)\((?<first>\d{2,4})(?<more>[-~]\d{2,4})\)/u,
    type: 'Episode',
    isSure: true,
    accepts: ({ groups }) => !isUnlikely(groups?.first ?? ''),
  },
];
