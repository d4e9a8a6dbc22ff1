import { episodeTypeOf } from '@hondana/shared/anime/episodeType';
import type { ParsedFileName } from './fileName/ParsedFileName.ts';
import { parseFileName } from './fileName/parseFileName.ts';
import type { LinkRow, LinkTarget } from './LinkDraft.ts';

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** A title without the year that distinguishes it from another of the same name. */
function withoutYear(title: string): string {
  return title.replace(/\s*\((?:19|20)\d\d\)$/, '');
}

export function parsedOf({ file }: LinkRow): ParsedFileName | undefined {
  return parseFileName(file.directory === '' ? file.nameOnDisk : `${file.directory}/${file.nameOnDisk}`);
}

/** The show and season that names contain, without differences in spelling. */
function showKey({ show, season }: ParsedFileName): string {
  return `${letters(show)} ${season}`;
}

/** The show that most of the files seem to be from; empty when no name says so. */
export function commonShow(rows: readonly LinkRow[]): string {
  const counts = new Map<string, { count: number; show: string }>();
  for (const row of rows) {
    const parsed = parsedOf(row);
    if (!parsed) continue;
    const { count = 0, show = parsed.show } = counts.get(letters(parsed.show)) ?? {};
    counts.set(letters(parsed.show), { count: count + 1, show });
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count)[0]?.show ?? '';
}

function isNamed(parsed: ParsedFileName, titles: ReadonlySet<string>): boolean {
  const { show, season } = parsed;
  const written =
    season === 1
      ? [show, withoutYear(show)]
      : [`${show}${season}`, `${show} Season ${season}`, `${show} S${season}`];
  return written.some((title) => titles.has(letters(title)));
}

/**
 * The episodes of a series that file names refer to. A file is left alone when its name could mean another
 * series: its show must be a title of this one, or all files must be from one show, which the user then has
 * declared to be this series.
 */
export function matchByName(
  rows: readonly LinkRow[],
  titles: readonly string[],
  episodes: readonly LinkTarget[],
): Map<string, readonly LinkTarget[]> {
  const known = new Set(titles.flatMap((title) => [letters(title), letters(withoutYear(title))]));
  const named = rows.flatMap((row) => {
    const parsed = parsedOf(row);
    return parsed ? [{ key: row.file.key, parsed }] : [];
  });
  const isOneShow = new Set(named.map(({ parsed }) => showKey(parsed))).size === 1;
  const byNumber = new Map(episodes.map((one) => [`${episodeTypeOf(one.type)} ${one.number}`, one]));
  const found = new Map<string, readonly LinkTarget[]>();
  for (const { key, parsed } of named) {
    // AniDB numbers openings and endings together, file names number them separately.
    if (parsed.type === 'Credits' || !(isOneShow || isNamed(parsed, known))) continue;
    const length = parsed.last - parsed.first + 1;
    if (length > episodes.length) continue;
    const targets = Array.from({ length }, (_, index) =>
      byNumber.get(`${parsed.type} ${parsed.first + index}`),
    );
    const there = targets.filter((target) => target !== undefined);
    if (there.length === length) found.set(key, there);
  }
  return found;
}
