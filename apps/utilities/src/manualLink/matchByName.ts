import { episodeTypeOf } from '@hondana/shared/anime/episodeType';
import { episodeFinder, type NamedSeries } from './episodeFinder.ts';
import { factsOf } from './fileName/factsOf.ts';
import type { FileNameFacts, ParsedFileName } from './fileName/ParsedFileName.ts';
import { parseFileName } from './fileName/parseFileName.ts';
import { letters } from './fileName/show.ts';
import { siblingsOf } from './fileName/siblings.ts';
import type { DraftRow, Found, Guess } from './LinkDraft.ts';
import { type NumberShift, numberShift } from './numberShift.ts';
import { type Comparison, titleComparer } from './seriesTitles.ts';
import { resolveSharedEpisodes } from './sharedEpisodes.ts';

export interface Matching {
  readonly found: ReadonlyMap<string, Found>;
  /** Numbers may count on from an earlier season; such files aren't matched until the user decides. */
  readonly shift: NumberShift | undefined;
}

type Compare = (facts: FileNameFacts) => Comparison;
type Guessed = Found & { readonly guess: Guess };

export function nameOf({ file }: DraftRow): string {
  return file.directory === '' ? file.nameOnDisk : `${file.directory}/${file.nameOnDisk}`;
}

/** Uses the absolute number where the series spans all seasons. */
function throughAll(parsed: ParsedFileName, compare: Compare): ParsedFileName {
  const { absolute } = parsed;
  if (absolute === undefined || parsed.season === 1 || compare(parsed) === 'named') return parsed;
  const through = { ...parsed, season: 1, first: absolute, last: absolute, certainty: 'likely' } as const;
  return compare(through) === 'named' ? through : parsed;
}

function readFiles(rows: readonly DraftRow[], compare: Compare) {
  const siblings = siblingsOf(rows.map(nameOf));
  return rows.map((row) => {
    const path = nameOf(row);
    const parsed = parseFileName(path, siblings);
    return { key: row.file.key, facts: factsOf(path), parsed: parsed && throughAll(parsed, compare) };
  });
}

type ReadFile = ReturnType<typeof readFiles>[number];

function episodesOf(files: readonly ReadFile[], compare: Compare) {
  const read = files.flatMap(({ key, parsed }) => (parsed ? [{ key, parsed }] : []));
  const named = read.filter(({ parsed }) => parsed.show !== '');
  const shows = new Set(named.map(({ parsed: { show, season } }) => `${letters(show)} ${season}`));
  return shows.size < 2 ? read : named.filter(({ parsed }) => compare(parsed) === 'named');
}

/** A movie's name has no number, or a title that ends with one. */
function isMovie({ parsed, facts }: ReadFile, compare: Compare, isAlone: boolean): boolean {
  if (facts.isExtra) return false;
  if (compare(facts) !== 'named') return parsed === undefined && isAlone;
  return parsed === undefined || (parsed.type === 'Episode' && parsed.certainty === 'likely');
}

/**
 * Matches file names with a series' episodes. Skips files that could belong to another series: the show must be one of
 * this series' titles, or all files must share one show, which the user has thereby assigned to this series.
 *
 * @param shiftBy subtracted from numbers; undefined until the user has decided about a shift
 */
export function matchByName(rows: readonly DraftRow[], series: NamedSeries, shiftBy?: number): Matching {
  const compare = titleComparer(series.titles);
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
    // Sites number specials and trailers differently, and AniDB's number can be either of the two.
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
  return { found: resolveSharedEpisodes(found), shift };
}
