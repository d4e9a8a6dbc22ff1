import { type FilePlace, filePlaceOf } from './fetchTakenPaths.ts';
import { fileStatus } from './fileStatus.ts';
import { isDone, type RenamedFile } from './relocationState.ts';
import type { RelocationResult } from './renamers.ts';

const kinds = ['changed', 'unchanged', 'failing', 'colliding'] as const;

export type Outlook = (typeof kinds)[number];

export interface RelocationSummary {
  /** Counts per kind, by the files' current import folder. */
  readonly folders: readonly {
    readonly folderId: number | undefined;
    readonly counts: readonly (readonly [Outlook, number])[];
  }[];
  readonly failing: readonly { readonly file: RenamedFile; readonly reason: string }[];
  /** Files whose new path another file has or gets. */
  readonly colliding: readonly {
    readonly file: RenamedFile;
    readonly path: string;
    /** The other file isn't in the list. */
    readonly isOutside: boolean;
  }[];
}

/**
 * @param taken locations of files outside the list
 * @param only limits the counts to these IDs
 */
export function relocationSummary(
  files: readonly RenamedFile[],
  results: ReadonlyMap<number, RelocationResult>,
  taken: ReadonlySet<FilePlace> = new Set(),
  only?: ReadonlySet<number>,
): RelocationSummary {
  const claims = new Map<string, number>();
  for (const { id } of files) {
    const result = results.get(id);
    if (result?.IsSuccess) claims.set(filePlaceOf(result), (claims.get(filePlaceOf(result)) ?? 0) + 1);
  }
  const counts = new Map<number | undefined, Map<Outlook, number>>();
  const failing: { file: RenamedFile; reason: string }[] = [];
  const colliding: { file: RenamedFile; path: string; isOutside: boolean }[] = [];
  const outlookOf = (file: RenamedFile): Outlook => {
    const result = results.get(file.id);
    const status = fileStatus(file, result);
    if (!result || status === 'failed' || status === 'waiting') {
      failing.push({ file, reason: result?.ErrorMessage ?? '' });
      return 'failing';
    }
    if (status === 'same') return 'unchanged';
    const isOutside = taken.has(filePlaceOf(result));
    if (!isOutside && (claims.get(filePlaceOf(result)) ?? 0) < 2) return 'changed';
    colliding.push({ file, path: result.RelativePath ?? '', isOutside });
    return 'colliding';
  };
  for (const file of files) {
    if (isDone(results.get(file.id)) || only?.has(file.id) === false) continue;
    const own = counts.get(file.folderId) ?? new Map<Outlook, number>();
    const outlook = outlookOf(file);
    counts.set(file.folderId, own.set(outlook, (own.get(outlook) ?? 0) + 1));
  }
  const folders = [...counts].map(([folderId, own]) => ({
    folderId,
    counts: kinds.flatMap((kind) => {
      const count = own.get(kind);
      return count === undefined ? [] : [[kind, count] as const];
    }),
  }));
  return { folders, failing, colliding };
}
