import type { HandedOverFile } from '../shared/fileHandover.ts';

/** An episode that a file will be linked to. */
export interface LinkTarget {
  /** AniDB's ID of the episode. */
  readonly id: number;
  readonly animeId: number;
  readonly animeTitle: string;
  readonly type: string;
  readonly number: number;
  readonly title: string;
  /** Undefined where AniDB has none. */
  readonly airDate?: string;
  /** The collection has a file of it. */
  readonly hasFile?: boolean;
}

/** What the name of a file was taken to say. */
export interface Guess {
  /** Whether the name can hardly mean another episode. */
  readonly isSure: boolean;
  /** Empty where the name has none. */
  readonly releaseGroup: string;
  readonly version: number;
  /** What is to be known about other files of the same episode. */
  readonly note?: string;
}

/** The episodes that were found for a file, none where another file is preferred, and why these. */
export interface Found {
  readonly targets: readonly LinkTarget[];
  readonly guess?: Guess;
}

export interface DraftRow extends Found {
  readonly file: HandedOverFile;
  /** Why it could not be linked the last time. */
  readonly failure?: string | undefined;
}

/** The links being prepared, in the order of the table. */
export type LinkDraft = readonly DraftRow[];

/** Whether something has been chosen for a file. */
export function isReady({ targets }: DraftRow): boolean {
  return targets.length > 0;
}

const inOrder = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** The path of a file within its import folder. */
export function pathOf({ directory, name }: HandedOverFile): string {
  return directory === '' ? name : `${directory}/${name}`;
}

/** A draft for files, in natural order: 2 before 10. Earlier choices for any of them are kept. */
export function draftFor(files: readonly HandedOverFile[], before: LinkDraft): LinkDraft {
  const known = new Map(before.map((row) => [row.file.key, row]));
  const each = new Map(files.map((file) => [file.key, file]));
  return [...each.values()]
    .toSorted((a, b) => inOrder.compare(pathOf(a), pathOf(b)) || a.id - b.id)
    .map((file) => ({ ...(known.get(file.key) ?? { targets: [] }), file }));
}

/** Adds an episode to files, or removes it when all of them have it. */
export function toggleTarget(draft: LinkDraft, keys: ReadonlySet<string>, target: LinkTarget): LinkDraft {
  const has = ({ targets }: DraftRow): boolean => targets.some(({ id }) => id === target.id);
  const isTaken = draft.filter(({ file }) => keys.has(file.key)).every(has);
  return draft.map((row) => {
    if (!keys.has(row.file.key)) return row;
    const others = row.targets.filter(({ id }) => id !== target.id);
    return { file: row.file, targets: isTaken ? others : [...others, target] };
  });
}

/** Gives files the episodes that were found for them; the others stay as they are. */
export function setTargets(draft: LinkDraft, found: ReadonlyMap<string, Found>): LinkDraft {
  return draft.map((row) => {
    const one = found.get(row.file.key);
    return one ? { ...one, file: row.file } : row;
  });
}

/** Forgets why files could not be linked. */
export function withoutFailures(draft: LinkDraft): LinkDraft {
  return draft.map(({ failure: _, ...row }) => row);
}

/** Removes all episodes from files. */
export function clearTargets(draft: LinkDraft, keys: ReadonlySet<string>): LinkDraft {
  return draft.map((row) => (keys.has(row.file.key) ? { file: row.file, targets: [] } : row));
}

/** Removes files from the draft. */
export function withoutFiles(draft: LinkDraft, keys: ReadonlySet<string>): LinkDraft {
  return draft.filter(({ file }) => !keys.has(file.key));
}
