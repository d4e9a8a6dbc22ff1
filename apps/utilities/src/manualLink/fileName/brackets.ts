import { isTechnical, withoutTechnical } from './technical.ts';

const leading = /^\s*(?:\[([^[\]]+)\]|\(([^()]+)\))\s*/;
const anyBrackets = /\[([^[\]]*)\]|\(([^()]*)\)/g;
const year = /^(?:19|20)\d\d$/;
const season = /season|^S\d|第.+[季期]/i;
const startsWithNumber = /^[[(]\s*(?:第\s*)?\d{1,4}(?:v\d)?\s*[\])]/;

/** Removes the leading release group and replaces each technical detail by `|`. */
export function withoutBrackets(name: string): { readonly text: string; readonly releaseGroup: string } {
  let releaseGroup = '';
  let text = name.trim();
  for (let first = leading.exec(text); first; first = leading.exec(text)) {
    const content = (first[1] ?? first[2] ?? '').trim();
    const rest = text.slice(first[0].length);
    // `[Show][07]` has no group.
    if (rest === '' || year.test(content) || season.test(content) || startsWithNumber.test(rest)) break;
    text = rest;
    if (isTechnical(content)) continue;
    releaseGroup = content;
    break;
  }
  const marked = text.replace(anyBrackets, (whole, square?: string, round?: string) => {
    const content = square ?? round ?? '';
    return isTechnical(content) && !year.test(content) ? ' | ' : whole;
  });
  return { text: withoutTechnical(marked).trim(), releaseGroup };
}

/** The group after the episode: `[Group]`, or `-Group` after technical details. */
export function groupAtEnd(tail: string): string {
  const named = [...tail.matchAll(anyBrackets)]
    .map(([, square, round]) => (square ?? round ?? '').trim())
    .filter((content) => !/^[\d\s~-]*$/.test(content));
  const last = named.at(-1);
  if (last !== undefined) return last;
  return /\|\s*-\s*([\p{L}\p{N}]+)[\s|]*$/u.exec(tail)?.[1] ?? '';
}
