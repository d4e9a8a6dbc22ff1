import { keepUserItem, readUserItem } from '@hondana/shared/session/userStorage';
import type { LinkDraft } from './LinkDraft.ts';

/** A draft, and the hand-over that its files came from: after a reload it is the same. */
export interface StoredDraft {
  readonly handOver: string;
  readonly draft: LinkDraft;
}

const name = 'manual-link';

function isRow(row: unknown): boolean {
  if (typeof row !== 'object' || row === null || !('file' in row) || !('targets' in row)) return false;
  const { file, targets } = row;
  if (typeof file !== 'object' || file === null || !Array.isArray(targets)) return false;
  return 'key' in file && typeof file.key === 'string' && 'nameOnDisk' in file && 'directory' in file;
}

function isKept(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  if (!('handOver' in value && 'draft' in value)) return false;
  return Array.isArray(value.draft) && value.draft.every(isRow);
}

/** The draft that this user has in this tab; undefined when there is none. */
export function readStoredDraft(): StoredDraft | undefined {
  const value = readUserItem('tab', name);
  return isKept(value) ? value : undefined;
}

/**
 * Saves a draft so that it survives a reload; an empty one is removed. Returns whether the browser accepted it: its
 * storage may be full or disabled.
 */
export function storeDraft(kept: StoredDraft): boolean {
  return keepUserItem('tab', name, kept.draft.length === 0 ? undefined : kept);
}
