import type { HandedOverFile } from '../shared/fileHandover.ts';
import { factsOf } from './fileName/factsOf.ts';
import type { FileNameFacts } from './fileName/ParsedFileName.ts';
import { parseFileName } from './fileName/parseFileName.ts';
import { letters } from './fileName/show.ts';
import { type DraftRow, isReady, type LinkDraft } from './LinkDraft.ts';
import { nameOf } from './matchByName.ts';

export interface FileGroup {
  readonly key: string;
  readonly facts: FileNameFacts;
  readonly files: readonly HandedOverFile[];
  readonly ready: number;
}

/** Caches parsed names: the groups are computed again after each choice. */
const readNames = new WeakMap<HandedOverFile, ReadName>();

/** Single files without an episode number are movies if there are at most this many; more are a jumble. */
const maxMovies = 3;

interface ReadName {
  readonly facts: FileNameFacts;
  readonly hasEpisode: boolean;
}

function readName(row: DraftRow): ReadName {
  const known = readNames.get(row.file);
  if (known) return known;
  const path = nameOf(row);
  const parsed = parseFileName(path);
  const name = { facts: parsed ?? factsOf(path), hasEpisode: parsed !== undefined };
  readNames.set(row.file, name);
  return name;
}

/** Grouped by the show and season in their names, largest first. Files without a show are left out. */
export function fileGroups(draft: LinkDraft): readonly FileGroup[] {
  const groups = Map.groupBy(draft, (row) => {
    const { show, season } = readName(row).facts;
    return letters(show) && `${letters(show)} ${season}`;
  });
  groups.delete('');
  const isMovie = (rows: readonly DraftRow[]): boolean =>
    rows.length === 1 && rows.every((row) => !readName(row).hasEpisode);
  const movies = [...groups.values()].filter(isMovie).length;
  return [...groups]
    .filter(([, rows]) => movies <= maxMovies || !isMovie(rows))
    .flatMap(([key, rows]) => {
      const [first] = rows;
      const files = rows.map(({ file }) => file);
      return first ? [{ key, facts: readName(first).facts, files, ready: rows.filter(isReady).length }] : [];
    })
    .toSorted((one, other) => other.files.length - one.files.length);
}
