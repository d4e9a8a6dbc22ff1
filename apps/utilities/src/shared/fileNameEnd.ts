/** No more than so much of a name is its end. */
const longestEnd = 48;
/** Of a name without a number. */
const usualEnd = 16;

const episodeNumber = /(?<= )- [a-z]?\d|S\d+E\d|\bEp?\d|#\d/gi;

/** What must not be parted from the character before it. */
const joined = /^[\p{M}\u200d]/u;

/**
 * Where the end of a file's name begins, by which it is told from its siblings: the number of the episode, or else the
 * last few characters with the extension.
 *
 * @example fileNameEnd('[Group] A long title - 07 (1080p).mkv') // where '- 07 (1080p).mkv' begins
 */
export function fileNameEnd(name: string): number {
  const earliest = Math.max(0, name.length - longestEnd);
  const numbers = [...name.slice(earliest).matchAll(episodeNumber)];
  const last = numbers.at(-1);
  let at = last ? earliest + last.index : wordBefore(name, Math.max(0, name.length - usualEnd));
  while (at > 0 && isJoined(name, at)) at--;
  return at;
}

/** The beginning of the word there, as one that is parted is read aloud as two. */
function wordBefore(name: string, at: number): number {
  const separator = /[\s._([-][^\s._([-]*$/.exec(name.slice(Math.max(0, at - usualEnd), at));
  return separator ? at - separator[0].length + (/^\s/.test(separator[0]) ? 1 : 0) : at;
}

function isJoined(name: string, at: number): boolean {
  const code = name.charCodeAt(at);
  return (
    (code >= 0xdc00 && code <= 0xdfff) || joined.test(name.slice(at, at + 2)) || name[at - 1] === '\u200d'
  );
}
