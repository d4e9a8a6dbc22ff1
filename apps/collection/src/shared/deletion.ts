import { formatBytes, plural } from '@hondana/shared/ui/format';

/** See facts 5.7. */
export type Deletion = 'keepFiles' | 'removeFiles' | 'everything';

interface DeletionOptions {
  readonly deleteFiles: boolean;
  /** Also deletes all series data. */
  readonly completelyRemove: boolean;
}

export const deletionOptions: Readonly<Record<Deletion, DeletionOptions>> = {
  keepFiles: { deleteFiles: false, completelyRemove: false },
  removeFiles: { deleteFiles: true, completelyRemove: false },
  everything: { deleteFiles: true, completelyRemove: true },
};

export const deletions = [
  { kind: 'keepFiles', name: 'Delete Series - Keep Files', done: 'Series deleted!' },
  { kind: 'removeFiles', name: 'Delete Series - Remove Files', done: 'Series and files deleted!' },
  {
    kind: 'everything',
    name: 'Delete Series - All Series Data and Files',
    done: 'Series deleted completely!',
  },
] as const satisfies readonly { kind: Deletion; name: string; done: string }[];

/** Typed by the user to confirm that files are deleted. */
const deleteFilesConfirmation = 'delete files';

export interface DeletionAmount {
  readonly series: number;
  readonly files: number;
  readonly bytes?: number | undefined;
}

function filesText({ files, bytes }: DeletionAmount): string {
  const count = plural(files, 'file', 'files');
  return bytes === undefined ? count : `${count} (${formatBytes(bytes)})`;
}

export function deletionTitle(kind: Deletion, amount: DeletionAmount): string {
  const series = plural(amount.series, 'series', 'series');
  if (kind === 'keepFiles') return `Delete ${series}?`;
  return `Delete ${series} and ${filesText(amount)}?`;
}

export function deletionConsequence(kind: Deletion, amount: DeletionAmount): string {
  if (kind === 'keepFiles') {
    return `Removes the series; ${amount.series === 1 ? 'its' : 'their'} files stay on disk as unrecognized.`;
  }
  if (kind === 'removeFiles') {
    return `Removes the series and deletes ${filesText(amount)} from disk.`;
  }
  return `Deletes all series data and ${filesText(amount)} from disk.`;
}

/** What the user is asked before. */
export function deletionQuestion(kind: Deletion, amount: DeletionAmount) {
  const title = deletionTitle(kind, amount);
  return {
    title,
    text: `${deletionConsequence(kind, amount)} This cannot be undone.`,
    confirm: title.replace('?', ''),
    typed: deletionOptions[kind].deleteFiles ? deleteFilesConfirmation : undefined,
  };
}
