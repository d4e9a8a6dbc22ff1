/** The show in the text before the number, without signs; of `[Show][シリーズ]` the last. */
export function tidyShow(text: string): string {
  const show = text
    .replace(/[★☆][^★☆]*[★☆]|[[(]?\d+月新番[\])]?/g, ' ')
    .replace(/[|\s]+/g, ' ')
    .trim();
  const isInBrackets = /^(?:\[[^[\]]*\]\s*)+\[?$/.test(show);
  const inBrackets = isInBrackets ? [...show.matchAll(/\[([^[\]]*)\]/g)].at(-1)?.[1] : undefined;
  return (inBrackets ?? show).replace(/^[\s[–-]+|[\s[(–—-]+$/g, '').trim();
}

/** A name without differences in spelling. */
export function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
