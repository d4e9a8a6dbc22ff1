import type { HandedOverFile } from '../shared/fileHandover.ts';
import { factsOf } from './fileName/factsOf.ts';
import type { FileNameFacts } from './fileName/ParsedFileName.ts';
import { parseFileName } from './fileName/parseFileName.ts';
import { letters } from './fileName/show.ts';
import { type DraftRow, isReady, type LinkDraft } from './LinkDraft.ts';
import { nameOf } from './matchByName.ts';

/** Files whose names say the same show and season. */
export interface FileGroup {
  readonly key: string;
  readonly facts: FileNameFacts;
  readonly files: readonly HandedOverFile[];
  /** So many of them have an episode. */
  readonly ready: number;
}

/** Names are read once, however often something is chosen for their files. */
const read = new WeakMap<HandedOverFile, ReadName>();

/** Files that have no episode in their names and are alone with it: so many may be movies, more are a jumble. */
const mostMovies = 3;

interface ReadName {
  readonly facts: FileNameFacts;
  readonly hasEpisode: boolean;
}

function readName(row: DraftRow): ReadName {
  const known = read.get(row.file);
  if (known) return known;
  const path = nameOf(row);
  const parsed = parseFileName(path);
  const name = { facts: parsed ?? factsOf(path), hasEpisode: parsed !== undefined };
  read.set(row.file, name);
  return name;
}

/** The shows that the files are of by their names, those of most files first; what has no show is left out. */
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
    .filter(([, rows]) => movies <= mostMovies || !isMovie(rows))
    .flatMap(([key, rows]) => {
      const [first] = rows;
      const files = rows.map(({ file }) => file);
      return first ? [{ key, facts: readName(first).facts, files, ready: rows.filter(isReady).length }] : [];
    })
    .toSorted((one, other) => other.files.length - one.files.length);
}
