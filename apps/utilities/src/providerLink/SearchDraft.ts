import type { ReleaseInfo } from '@hondana/shared/api/types';
import { inNaturalOrder } from '../manualLink/LinkDraft.ts';
import type { HandedOverFile } from '../shared/fileHandover.ts';

export interface FoundRelease {
  readonly providerId: string;
  readonly provider: string;
  readonly release: ReleaseInfo;
}

/** What the providers said of a file. */
export interface Search {
  /** In the order of the providers. */
  readonly found: readonly FoundRelease[];
  /** Why a provider could not say. */
  readonly failure?: string | undefined;
}

export interface SearchRow {
  readonly file: HandedOverFile;
  /** Undefined until it has been searched for. */
  readonly search?: Search | undefined;
  /** Whose release is to be saved; undefined for none. */
  readonly chosenId?: string | undefined;
}

export type SearchDraft = readonly SearchRow[];

/** In place of a provider's ID: the first that has found something. */
export const firstFound = 'first';

/** In natural order. Keeps what was found for these files. */
export function searchDraftFor(files: readonly HandedOverFile[], before: SearchDraft): SearchDraft {
  const known = new Map(before.map((row) => [row.file.key, row]));
  return inNaturalOrder(files).map((file) => ({ ...known.get(file.key), file }));
}

export function chosenRelease({ search, chosenId }: SearchRow): FoundRelease | undefined {
  return search?.found.find(({ providerId }) => providerId === chosenId);
}

/** Neither searched for, nor given up. */
export function isOpen({ search }: SearchRow): boolean {
  return search === undefined;
}

/** Without a release, whether nothing was found or nobody could say. */
export function isWithout({ search }: SearchRow): boolean {
  return search !== undefined && search.found.length === 0;
}

/** The first release found is chosen. */
export function withSearches(draft: SearchDraft, searches: ReadonlyMap<string, Search>): SearchDraft {
  return draft.map((row) => {
    const search = searches.get(row.file.key);
    return search ? { file: row.file, search, chosenId: search.found[0]?.providerId } : row;
  });
}

/** @param wanted a provider's ID, `firstFound`, or undefined for none; files without its release stay as they are */
export function withChoice(
  draft: SearchDraft,
  keys: ReadonlySet<string>,
  wanted: string | undefined,
): SearchDraft {
  return draft.map((row) => {
    const { file, search } = row;
    if (!keys.has(file.key) || !search) return row;
    if (wanted === undefined) return { file, search };
    const ids = search.found.map(({ providerId }) => providerId);
    const chosenId = wanted === firstFound ? ids[0] : ids.find((id) => id === wanted);
    return chosenId === undefined ? row : { ...row, chosenId };
  });
}

export function withoutRows(draft: SearchDraft, keys: ReadonlySet<string>): SearchDraft {
  return draft.filter(({ file }) => !keys.has(file.key));
}
