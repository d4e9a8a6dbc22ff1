/** Removes surrounding signs; of `[Show][シリーズ]`, takes the last brackets. */
export function tidyShow(text: string): string {
  const show = text
    .replace(/[★☆][^★☆]*[★☆]|[[(]?\d+月新番[\])]?/g, ' ')
    .replace(/[|\s]+/g, ' ')
    .trim();
  const isInBrackets = /^(?:\[[^[\]]*\]\s*)+\[?$/.test(show);
  const inBrackets = isInBrackets ? [...show.matchAll(/\[([^[\]]*)\]/g)].at(-1)?.[1] : undefined;
  return (inBrackets ?? show).replace(/^[\s[–-]+|[\s[(–—-]+$/g, '').trim();
}

/** Ignores case, spaces and signs. */
export function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
