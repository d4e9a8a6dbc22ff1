import type { FileListOptions } from '@hondana/shared/api/files';

/** One of the lists of files that want somebody’s attention. */
export interface FileKind {
  readonly name: 'unrecognized' | 'manuallyLinked' | 'ignored';
  readonly path: string;
  readonly label: string;
  readonly title: string;
  /** What the server is asked for, but for order and search (facts 5.16; S3-158, S3-159, S3-200). */
  readonly list: Pick<FileListOptions, 'include_only' | 'include' | 'pageSize'>;
  readonly empty: string;
  readonly emptyText: string;
}

export const fileKinds: readonly FileKind[] = [
  {
    name: 'unrecognized',
    path: 'files',
    label: 'Unrecognized',
    title: 'Unrecognized Files',
    list: { include_only: 'Unrecognized', pageSize: 200 },
    empty: 'No unrecognized files!',
    emptyText: 'Every file that is here is known, or has been ignored.',
  },
  {
    name: 'manuallyLinked',
    path: 'manually-linked-files',
    label: 'Manually Linked',
    title: 'Manually Linked Files',
    list: { include_only: 'ManualLinks', include: 'XRefs', pageSize: 50 },
    empty: 'No manually linked files!',
    emptyText: 'Files that somebody links to episodes by hand stand here.',
  },
  {
    name: 'ignored',
    path: 'ignored-files',
    label: 'Ignored',
    title: 'Ignored Files',
    list: { include_only: 'Ignored', pageSize: 50 },
    empty: 'No ignored files!',
    emptyText: 'Files that are ignored stand here until they are restored.',
  },
];
