import { episodeTypeOf } from '@hondana/shared/anime/episodeType';
import { episodeFinder, type NamedSeries } from './episodeFinder.ts';
import { factsOf } from './fileName/factsOf.ts';
import type { FileNameFacts, ParsedFileName } from './fileName/ParsedFileName.ts';
import { parseFileName } from './fileName/parseFileName.ts';
import { letters } from './fileName/show.ts';
import { siblingsOf } from './fileName/siblings.ts';
import type { DraftRow, Found, Guess } from './LinkDraft.ts';
import { type NumberShift, numberShift } from './numberShift.ts';
import { type Comparison, comparedWith } from './seriesTitles.ts';
import { settleShared } from './sharedEpisodes.ts';

export interface Matching {
  readonly found: ReadonlyMap<string, Found>;
  /** Numbers that may count on from an earlier season; what has them is not found until the user says so. */
  readonly shift: NumberShift | undefined;
}

type Compare = (facts: FileNameFacts) => Comparison;
type Guessed = Found & { readonly guess: Guess };

/** The path that a file name is read with. */
export function nameOf({ file }: DraftRow): string {
  return file.directory === '' ? file.nameOnDisk : `${file.directory}/${file.nameOnDisk}`;
}

/** A name that counts through all seasons, where the series is all of them. */
function throughAll(parsed: ParsedFileName, compare: Compare): ParsedFileName {
  const { absolute } = parsed;
  if (absolute === undefined || parsed.season === 1 || compare(parsed) === 'named') return parsed;
  const through = { ...parsed, season: 1, first: absolute, last: absolute, certainty: 'likely' } as const;
  return compare(through) === 'named' ? through : parsed;
}

/** Files with their names read, each with the help of the others. */
function readFiles(rows: readonly DraftRow[], compare: Compare) {
  const siblings = siblingsOf(rows.map(nameOf));
  return rows.map((row) => {
    const path = nameOf(row);
    const parsed = parseFileName(path, siblings);
    return { key: row.file.key, facts: factsOf(path), parsed: parsed && throughAll(parsed, compare) };
  });
}

type ReadFile = ReturnType<typeof readFiles>[number];

/** The files that may be of the series, which have an episode in their names. */
function episodesOf(files: readonly ReadFile[], compare: Compare) {
  const read = files.flatMap(({ key, parsed }) => (parsed ? [{ key, parsed }] : []));
  const named = read.filter(({ parsed }) => parsed.show !== '');
  const shows = new Set(named.map(({ parsed: { show, season } }) => `${letters(show)} ${season}`));
  return shows.size < 2 ? read : named.filter(({ parsed }) => compare(parsed) === 'named');
}

/** A movie has no number, or a title that ends with one. */
function isMovie({ parsed, facts }: ReadFile, compare: Compare, isAlone: boolean): boolean {
  if (facts.isExtra) return false;
  if (compare(facts) !== 'named') return parsed === undefined && isAlone;
  return parsed === undefined || (parsed.type === 'Episode' && parsed.certainty === 'likely');
}

/**
 * The episodes of a series that file names refer to, and how sure that is. A file is left alone when its name could
 * mean another series: its show must be a title of this one, or all files must be from one show, which the user then
 * has declared to be this series.
 *
 * @param shiftBy what to subtract from numbers; undefined until the user says whether they are shifted
 */
export function matchByName(rows: readonly DraftRow[], series: NamedSeries, shiftBy?: number): Matching {
  const compare = comparedWith(series.titles);
  const files = readFiles(rows, compare);
  const ours = episodesOf(files, compare);
  const regular = series.episodes.filter(({ type }) => episodeTypeOf(type) === 'Episode');
  const highest = Math.max(0, ...regular.map(({ number }) => number));
  const offered = numberShift(
    ours.map(({ parsed }) => parsed),
    highest,
  );
  const shift = shiftBy === undefined ? offered : undefined;

  const find = episodeFinder(series);
  const found = new Map<string, Guessed>();
  for (const { key, parsed } of ours) {
    if (shift && parsed.type === 'Episode') continue;
    const targets = find(parsed, shiftBy ?? 0);
    if (!targets) continue;
    const { releaseGroup, version, certainty, type, absolute = Number.POSITIVE_INFINITY } = parsed;
    // Sites number specials and trailers differently, and either of two numbers can be that of AniDB.
    const isClear = type === 'Episode' && (parsed.season > 1 || absolute > highest);
    const isSure = certainty === 'sure' && isClear && compare(parsed) !== 'other season';
    found.set(key, { targets, guess: { isSure, releaseGroup, version } });
  }

  const [only] = regular;
  for (const file of only && regular.length === 1 ? files : []) {
    const { key, facts } = file;
    if (!only || found.has(key) || !isMovie(file, compare, files.length === 1)) continue;
    const { releaseGroup, version } = facts;
    found.set(key, { targets: [only], guess: { isSure: compare(facts) === 'named', releaseGroup, version } });
  }
  return { found: settleShared(found), shift };
}
