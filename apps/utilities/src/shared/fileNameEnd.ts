const maxLength = 48;
/** For names without a number. */
const defaultLength = 16;

const episodeNumber = /(?<= )- [a-z]?\d|S\d+E\d|\bEp?\d|#\d/gi;

/** Belongs to the character before it. */
const joined = /^[\p{M}\u200d]/u;

/**
 * Index of the part that tells a file from its siblings: the episode number, or else the last few characters.
 *
 * @example fileNameEnd('[Group] A long title - 07 (1080p).mkv') // where '- 07 (1080p).mkv' begins
 */
export function fileNameEnd(name: string): number {
  const earliest = Math.max(0, name.length - maxLength);
  const numbers = [...name.slice(earliest).matchAll(episodeNumber)];
  const last = numbers.at(-1);
  let at = last ? earliest + last.index : wordBefore(name, Math.max(0, name.length - defaultLength));
  while (at > 0 && isJoined(name, at)) at--;
  return at;
}

/** Moves to the start of the word: screen readers read a split word as two. */
function wordBefore(name: string, at: number): number {
  const separator = /[\s._([-][^\s._([-]*$/.exec(name.slice(Math.max(0, at - defaultLength), at));
  return separator ? at - separator[0].length + (/^\s/.test(separator[0]) ? 1 : 0) : at;
}

function isJoined(name: string, at: number): boolean {
  const code = name.charCodeAt(at);
  return (
    (code >= 0xdc00 && code <= 0xdfff) || joined.test(name.slice(at, at + 2)) || name[at - 1] === '\u200d'
  );
}
