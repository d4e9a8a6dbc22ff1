import type { HandedOverFile } from '../shared/handedOverFiles.ts';
import { factsOf } from './fileName/factsOf.ts';
import type { FileNameFacts } from './fileName/ParsedFileName.ts';
import { parseFileName } from './fileName/parseFileName.ts';
import { letters } from './fileName/show.ts';
import { isReady, type LinkDraft, type LinkRow } from './LinkDraft.ts';
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
const read = new WeakMap<HandedOverFile, FileNameFacts>();

function nameFacts(row: LinkRow): FileNameFacts {
  const path = nameOf(row);
  const facts = read.get(row.file) ?? parseFileName(path) ?? factsOf(path);
  read.set(row.file, facts);
  return facts;
}

/** The shows that the files are of by their names, those of most files first; what has no show is left out. */
export function fileGroups(draft: LinkDraft): readonly FileGroup[] {
  const groups = Map.groupBy(draft, (row) => {
    const { show, season } = nameFacts(row);
    return letters(show) && `${letters(show)} ${season}`;
  });
  groups.delete('');
  return [...groups]
    .flatMap(([key, rows]) => {
      const [first] = rows;
      const files = rows.map(({ file }) => file);
      return first ? [{ key, facts: nameFacts(first), files, ready: rows.filter(isReady).length }] : [];
    })
    .toSorted((one, other) => other.files.length - one.files.length);
}
