import type { HandedOverFile } from '../shared/fileHandover.ts';

export interface LinkTarget {
  /** AniDB's episode ID. */
  readonly id: number;
  readonly animeId: number;
  readonly animeTitle: string;
  readonly type: string;
  readonly number: number;
  readonly title: string;
  readonly airDate?: string;
  /** The collection already has a file of it. */
  readonly hasFile?: boolean;
}

export interface Guess {
  /** False if the name could mean another episode. */
  readonly isSure: boolean;
  /** Empty if the name has none. */
  readonly releaseGroup: string;
  readonly version: number;
  /** About other files of the same episode. */
  readonly note?: string;
}

/** The episodes found for a file; none if another file of the same episode is preferred. */
export interface Found {
  readonly targets: readonly LinkTarget[];
  readonly guess?: Guess;
}

export interface DraftRow extends Found {
  readonly file: HandedOverFile;
  readonly failure?: string | undefined;
  /** The server has no request for such links, so trying again is no use. */
  readonly isTangled?: boolean;
}

export type LinkDraft = readonly DraftRow[];

export function isReady({ targets }: DraftRow): boolean {
  return targets.length > 0;
}

const naturalOrder = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Relative to the import folder. */
export function pathOf({ directory, name }: HandedOverFile): string {
  return directory === '' ? name : `${directory}/${name}`;
}

/** Each once, in natural order: 2 before 10. */
export function inNaturalOrder(files: readonly HandedOverFile[]): HandedOverFile[] {
  const each = new Map(files.map((file) => [file.key, file]));
  return [...each.values()].toSorted((a, b) => naturalOrder.compare(pathOf(a), pathOf(b)) || a.id - b.id);
}

/** In natural order. Keeps earlier choices for these files. */
export function draftFor(files: readonly HandedOverFile[], before: LinkDraft): LinkDraft {
  const known = new Map(before.map((row) => [row.file.key, row]));
  return inNaturalOrder(files).map((file) => ({ ...(known.get(file.key) ?? { targets: [] }), file }));
}

/** Adds an episode to files, or removes it if all of them have it. */
export function toggleTarget(draft: LinkDraft, keys: ReadonlySet<string>, target: LinkTarget): LinkDraft {
  const has = ({ targets }: DraftRow): boolean => targets.some(({ id }) => id === target.id);
  const isTaken = draft.filter(({ file }) => keys.has(file.key)).every(has);
  return draft.map((row) => {
    if (!keys.has(row.file.key)) return row;
    const others = row.targets.filter(({ id }) => id !== target.id);
    return { file: row.file, targets: isTaken ? others : [...others, target] };
  });
}

export function setTargets(draft: LinkDraft, found: ReadonlyMap<string, Found>): LinkDraft {
  return draft.map((row) => {
    const one = found.get(row.file.key);
    return one ? { ...one, file: row.file } : row;
  });
}

export function withoutFailures(draft: LinkDraft): LinkDraft {
  return draft.map(({ failure: _, isTangled: __, ...row }) => row);
}

export function clearTargets(draft: LinkDraft, keys: ReadonlySet<string>): LinkDraft {
  return draft.map((row) => (keys.has(row.file.key) ? { file: row.file, targets: [] } : row));
}

export function withoutFiles(draft: LinkDraft, keys: ReadonlySet<string>): LinkDraft {
  return draft.filter(({ file }) => !keys.has(file.key));
}
