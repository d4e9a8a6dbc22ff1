import type { LinkDraft } from './LinkDraft.ts';

/** A draft, and the step in the history that brought its files: a reload is the same step. */
export interface KeptDraft {
  readonly step: string;
  readonly draft: LinkDraft;
}

const name = 'hondana:manual-link';

function isRow(row: unknown): boolean {
  if (typeof row !== 'object' || row === null || !('file' in row) || !('targets' in row)) return false;
  const { file, targets } = row;
  if (typeof file !== 'object' || file === null || !Array.isArray(targets)) return false;
  return 'key' in file && typeof file.key === 'string' && 'nameOnDisk' in file && 'directory' in file;
}

function isKept(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null || !('step' in value) || !('draft' in value)) return false;
  return Array.isArray(value.draft) && value.draft.every(isRow);
}

/** The draft of this tab; undefined when there is none. */
export function readKeptDraft(): KeptDraft | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft for a reload; an empty one is forgotten. A browser that keeps nothing has it until then. */
export function keepDraft(kept: KeptDraft): void {
  try {
    if (kept.draft.length === 0) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(kept));
  } catch {
    // Nothing can be kept here; the page has it still.
  }
}
