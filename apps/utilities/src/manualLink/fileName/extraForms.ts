import { dash, end, type Form, start } from './Form.ts';
import { more, number } from './numbers.ts';
import type { ParsedType } from './ParsedFileName.ts';

const extra = (type: ParsedType, words: string, flags: string, separator: string): Form => ({
  pattern: new RegExp(
    String.raw`${start}(?:${words})(?:${separator})(?:\d{1,2}\s-\s)?(?:EP?|#)?${number}${more}[a-c]?${end}(?!\s-\s\d)`,
    flags,
  ),
  type,
  isSure: true,
  // In `Show - 07 - Special 2` it is part of the episode's title.
  accepts: ({ input, index }) => !/\s-\s\d{1,4}(?:v\d)?\s-\s$/.test(input.slice(0, index)),
});
const near = String.raw`[\s._#-]?`;
const far = String.raw`\s*[-–]\s*|\]\s?\[|[\s._#]*`;

const credits = 'NC[ -]?(?:OP|ED)|(?:creditless|textless|clean)\\s(?:op|ed|opening|ending)|opening|ending';
const trailers = 'trailer|teaser|previews?|promo|予告';
const others = '(?:bd|dvd|disc)?\\s?menu|interview|making(?:\\sof)?|bonus|featurette|audio commentary';

export const extraForms: readonly Form[] = [
  extra('Credits', credits, 'iu', far),
  extra('Credits', 'OP|ED', 'u', near),
  extra('Credits', '(?<=(?:^|-\\s))(?:OP|ED)', 'u', '\\s-\\s'),
  extra('Trailer', 'PV|CM', 'u', far),
  extra('Trailer', trailers, 'iu', far),
  extra('Other', others, 'iu', far),
  extra('Special', 'SP|specials?|特典|番外[編篇]|omake', 'iu', far),
  // AniDB lists an OVA among a series' specials, or as its own series.
  { ...extra('Special', 'OVA|OAD|OAV', 'iu', far), isSure: false },
];

/** Words that no title has, or that are extras only in brackets. */
const extraTag =
  /(?<!\p{L})NC[ -]?(?:OP|ED)(?!\p{L})|[[(](?:PV|CM|Menu|Trailer|Teaser|OP|ED)(?!\p{L})[^\])]*[\])]/u;
const extraAtEnd = new RegExp(
  String.raw`${dash}(?:${credits}|${trailers}|${others}|PV|CM|OP|ED)\s*(?:$|[|[(])`,
  'iu',
);

/** Whether the file is an extra, whatever number its name has. */
export function isExtraName(text: string): boolean {
  return extraTag.test(text) || extraAtEnd.test(text);
}
