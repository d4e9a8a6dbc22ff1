/** With a colon, so that "From the makers of …" stays. */
const sourceLines = /^[ \t]*\(?(?:source|note|summary|from|see also)\s*:.*$/gim;
const starLines = /^[ \t]*[*\u2022].*$/gm;
const creditLines =
  /^[ \t]*[-\u2013\u2014~]+\s*(?:adapted|based|source|translated|summari[sz]ed|written|edited|from|by)\b.*$/gim;
const italics = /\[i\][\s\S]*?\[\/i\]/gi;
const italicTags = /\[\/?i\]/gi;
/** `https://anidb.net/ch123 [Spike]`, or `http://anidb.net/a23 [Cowboy Bebop]`. */
const anidbLinks = /https?:\/\/(?:www\.)?anidb\.(?:net|info)\/[^\s[\]]+\s*\[([^\]]*)\]/gi;

/**
 * An AniDB text in readable form (facts 5.7): links become their text, italics markup and repeated empty lines go. With
 * `filter`, credits of the text's sources go too.
 * @example cleanDescription('See http://anidb.net/a23 [Cowboy Bebop].', false) // 'See Cowboy Bebop.'
 */
export function cleanDescription(text: string, filter: boolean): string {
  let clean = text.replace(/\r\n?/g, '\n').replace(anidbLinks, '$1');
  if (filter) {
    clean = clean.replace(italics, '');
    for (const lines of [sourceLines, starLines, creditLines]) clean = clean.replace(lines, '');
  }
  return clean
    .replace(italicTags, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
