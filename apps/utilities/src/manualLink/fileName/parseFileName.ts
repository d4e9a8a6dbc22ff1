import { withoutBrackets } from './brackets.ts';
import type { ParsedFileName, ParsedType } from './ParsedFileName.ts';

interface Form {
  readonly pattern: RegExp;
  readonly type: ParsedType;
}

const version = String.raw`(?:\s?v(?<version>\d))?`;
const range = String.raw`(?<first>\d{1,4})${version}(?:\s?[-~]\s?(?:E|EP)?(?<last>\d{1,4})(?:\s?v\d)?)?`;
/** After a number comes the end, a bracket, or the title of the episode. */
const after = String.raw`(?=$|\s*[[(]|\s+-\s)`;

/** Ways to write the episode, the most reliable first. */
const forms: readonly Form[] = [
  {
    // Show S01E07, Show - S01E07-E08, show.s01e07v2
    pattern: new RegExp(
      String.raw`^(?<show>.+?)[\s-]+S(?<season>\d{1,2})\s?E(?<first>\d{1,4})${version}(?:\s?-?\s?E(?<last>\d{1,4})|-(?<until>\d{1,4}))?\b`,
      'i',
    ),
    type: 'Episode',
  },
  {
    // Show - NCOP1, Show NCED
    pattern: new RegExp(
      String.raw`^(?<show>.+?)[\s-]+NC(?:OP|ED)\s?(?<first>\d{1,2})?${version}${after}`,
      'i',
    ),
    type: 'Credits',
  },
  {
    // Show - SP2, Show - Special 2, Show - S2
    pattern: new RegExp(String.raw`^(?<show>.+?)(?:\s+-\s+S|[\s-]+SP|[\s-]+Special\s?)${range}${after}`, 'i'),
    type: 'Special',
  },
  {
    // Show - Episode 7, Show EP07, Show - E07
    pattern: new RegExp(String.raw`^(?<show>.+?)[\s-]+(?:Episode\s?|EP\.?\s?|E)${range}${after}`, 'i'),
    type: 'Episode',
  },
  {
    // Show - 07, Show - 01-02, Show - 07v2 - Title
    pattern: new RegExp(String.raw`^(?<show>.+?)\s+-\s+${range}${after}`, 'i'),
    type: 'Episode',
  },
  {
    // Show 07, Show 12v2: without a separator only what no title ends with.
    pattern: /^(?<show>.+?)\s(?:(?<first>0\d{1,2})|(?<versioned>\d{2,3})v(?<version>\d))$/i,
    type: 'Episode',
  },
];

/** No file system allows longer ones; the patterns would be slow on them. */
const longest = 400;

/** Folder of a season; the show is the one above. */
const seasonFolder = /^(?:season\s?(?<season>\d{1,2})|(?<specials>specials?))$/i;
const seasonAtEnd = /\s+S(\d{1,2})$/;
/** The name is a number, maybe with the title of the episode: the folder names the show. */
const bare = /^(?:E|EP)?(?<first>\d{2,3})(?:v(?<version>\d))?(?:\s+-\s.*|\.\s.*)?$/i;

/** Dots or underscores instead of spaces, when there is no space at all. */
function spaced(name: string): string {
  if (/\s/.test(name.replace(/\[[^\]]*\]|\([^)]*\)/g, ''))) return name;
  return name.includes('_') ? name.replace(/_/g, ' ') : name.replace(/\./g, ' ');
}

function showOf(text: string): { readonly show: string; readonly season: number | undefined } {
  const show = text.replace(/[\s-]+$/, '').trim();
  const season = seasonAtEnd.exec(show);
  return season
    ? { show: show.slice(0, season.index).replace(/[\s-]+$/, ''), season: Number(season[1]) }
    : { show, season: undefined };
}

function fromFolder(
  match: RegExpExecArray,
  releaseGroup: string,
  folders: readonly string[],
): ParsedFileName | undefined {
  const season = seasonFolder.exec(folders.at(-1) ?? '');
  const folder = folders.at(season ? -2 : -1);
  if (folder === undefined) return undefined;
  const named = withoutBrackets(spaced(folder));
  const { show, season: inName } = showOf(named.text);
  // A single word is more often a storage folder than a show.
  if (!season && named.releaseGroup === '' && !/\s/.test(show)) return undefined;
  const first = Number(match.groups?.first);
  return {
    releaseGroup: releaseGroup || named.releaseGroup,
    show,
    season: Number(season?.groups?.season ?? inName ?? 1),
    type: season?.groups?.specials ? 'Special' : 'Episode',
    first,
    last: first,
    version: Number(match.groups?.version ?? 1),
  };
}

/**
 * What the path of a file says about it: release group, show, season, episode or range, version, special. A name
 * that could be read in two ways is left to the user.
 *
 * @returns undefined when the name does not say which episode it is
 *
 * @example parseFileName('[Group] Show - 07v2 (1080p) [1A2B3C4D].mkv') // { show: 'Show', first: 7, version: 2, … }
 */
export function parseFileName(path: string): ParsedFileName | undefined {
  const parts = path.split(/[/\\]/);
  const fileName = (parts.pop() ?? '').replace(/\.[a-z0-9]{2,4}$/i, '');
  if (fileName.length > longest) return undefined;
  const isDotted = !/\s|_/.test(fileName);
  const { text, releaseGroup } = withoutBrackets(spaced(fileName));
  for (const { pattern, type } of forms) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    const { show, season: inName } = showOf(groups.show ?? '');
    const first = Number(groups.first ?? groups.versioned ?? 1);
    const last = Number(groups.last ?? groups.until ?? first);
    if (show === '' || last < first || first === 0) return undefined;
    const season = Number(groups.season ?? inName ?? 1);
    // Releases put their group at the end: Show.S01E07.1080p.WEB-DL.x264-Group
    const atEnd = isDotted ? (/-([a-z0-9]+)$/i.exec(fileName)?.[1] ?? '') : '';
    return {
      releaseGroup: releaseGroup || atEnd,
      show,
      season: season === 0 ? 1 : season,
      type: season === 0 ? 'Special' : type,
      first,
      last,
      version: Number(groups.version ?? 1),
    };
  }
  const number = bare.exec(text);
  return number ? fromFolder(number, releaseGroup, parts) : undefined;
}
