import type { LinkDraft } from './LinkDraft.ts';

/** `handOver` identifies the hand-over that the files came from; it survives a reload. */
export interface StoredDraft {
  readonly handOver: string;
  readonly draft: LinkDraft;
}

function isRow(row: unknown): boolean {
  if (typeof row !== 'object' || row === null || !('file' in row) || !('targets' in row)) return false;
  const { file, targets } = row;
  if (typeof file !== 'object' || file === null || !Array.isArray(targets)) return false;
  return 'key' in file && typeof file.key === 'string' && 'nameOnDisk' in file && 'directory' in file;
}

export function isStoredDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  if (!('handOver' in value && 'draft' in value)) return false;
  return Array.isArray(value.draft) && value.draft.every(isRow);
}
