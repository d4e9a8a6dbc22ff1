/** A number with its version. `.5` is a half episode, which AniDB numbers differently. */
export const number = String.raw`(?<first>\d{1,4})(?:(?<half>[.,]5)(?!\d)|(?![.,]?\d))(?:\s?v(?<version>\d(?:\.\d)?)(?!\d))?`;
/** Further numbers: `-02`, `-02-03`, `+02`, `~EP08v2`, `-S01E02`. */
export const more = String.raw`(?<more>(?:\s?(?:[~&+]|-(?!\s))\s?(?:S\d{1,2}\s?)?(?:EP?|#)?\d{1,4}(?:\s?v\d)?(?![\d.]*[\p{L}\p{N}]))*)`;
/** Further numbers that repeat the letter and so need no sign: `E41 E42`, `E41 - E42`. */
export const lettered = String.raw`(?<more>(?:(?:\s?[-~+&]?\s?(?:S\d{1,2}\s?)?EP?|[-~+&])\d{1,4}(?:\s?v\d)?(?![\d.]*[\p{L}\p{N}]))*)`;

export interface Numbers {
  readonly first: number;
  readonly last: number;
  readonly version: number | undefined;
}

/** Undefined unless the numbers ascend, and for a half episode. */
export function numbersOf(groups: Readonly<Record<string, string | undefined>>): Numbers | undefined {
  if (groups.half !== undefined) return undefined;
  const further = (groups.more ?? '').replace(/S\d+|v\d/gi, ' ').match(/\d+/g) ?? [];
  const all = [groups.first ?? '', ...further].map(Number);
  const isInOrder = all.every((one, index) => index === 0 || one > (all[index - 1] ?? 0));
  if (!isInOrder) return undefined;
  return {
    first: all[0] ?? 0,
    last: all.at(-1) ?? 0,
    version: groups.version === undefined ? undefined : Number(groups.version),
  };
}

/** Rather a year, a resolution or part of a title: `2014`, `1080`, `100`. */
export function isUnlikely(digits: string): boolean {
  const value = Number(digits);
  return (value >= 1900 && value < 2100) || [480, 576, 720, 1080, 2160].includes(value) || value % 100 === 0;
}
