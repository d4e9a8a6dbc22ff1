import { getSession } from '@hondana/shared/session';
import type { LinkDraft } from './LinkDraft.ts';

/** A draft, and which handing over brought its files: after a reload it is the same. */
export interface KeptDraft {
  readonly handOver: string;
  readonly draft: LinkDraft;
}

const name = 'hondana:manual-link';

/** Whose draft it is: the next person who signs in here must not see it. */
const currentUser = (): string => getSession()?.username ?? '';

function isRow(row: unknown): boolean {
  if (typeof row !== 'object' || row === null || !('file' in row) || !('targets' in row)) return false;
  const { file, targets } = row;
  if (typeof file !== 'object' || file === null || !Array.isArray(targets)) return false;
  return 'key' in file && typeof file.key === 'string' && 'nameOnDisk' in file && 'directory' in file;
}

function isKept(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null) return false;
  if (!('handOver' in value && 'draft' in value && 'user' in value) || value.user !== currentUser())
    return false;
  return Array.isArray(value.draft) && value.draft.every(isRow);
}

/** The draft that this user has in this tab; undefined when there is none. */
export function readKeptDraft(): KeptDraft | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft for a reload, and answers whether the browser took it: its storage may be full, or closed. */
export function keepDraft(kept: KeptDraft): boolean {
  try {
    sessionStorage.setItem(name, JSON.stringify({ ...kept, user: currentUser() }));
    return true;
  } catch {
    // One from before would come back as if it were this.
    forgetKeptDraft();
    return false;
  }
}

/** Keeps no draft any more. */
export function forgetKeptDraft(): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept here.
  }
}
