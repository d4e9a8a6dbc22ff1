import type { FileListOptions } from '@hondana/shared/resources/files';
import type { ChosenSorting } from '../shared/useSorting.ts';
import type { SortColumn } from './sortOrder.ts';

export interface FileKind {
  readonly name: 'unrecognized' | 'manuallyLinked' | 'ignored' | 'search';
  readonly title: string;
  /** Request parameters except order and search (facts 5.16). */
  readonly list: Pick<FileListOptions, 'include_only' | 'include' | 'pageSize'>;
  /** The default order; search results have the server's. */
  readonly usual: ChosenSorting<SortColumn>;
  readonly empty: string;
  readonly emptyText: string;
}

export interface FileTab extends FileKind {
  readonly path: string;
  readonly label: string;
}

const byFolder: ChosenSorting<SortColumn> = { column: 'folder', isDescending: false };

export const fileKinds: readonly FileTab[] = [
  {
    name: 'unrecognized',
    path: 'files',
    label: 'Unrecognized',
    title: 'Unrecognized Files',
    list: { include_only: ['Unrecognized'], pageSize: 200 },
    usual: byFolder,
    empty: 'No unrecognized files!',
    emptyText: 'All files are recognized or ignored.',
  },
  {
    name: 'manuallyLinked',
    path: 'manually-linked-files',
    label: 'Manually Linked',
    title: 'Manually Linked Files',
    list: { include_only: ['ManualLinks'], include: ['XRefs'], pageSize: 50 },
    usual: byFolder,
    empty: 'No manually linked files!',
    emptyText: 'Files manually linked to episodes appear here.',
  },
  {
    name: 'ignored',
    path: 'ignored-files',
    label: 'Ignored',
    title: 'Ignored Files',
    list: { include_only: ['Ignored'], pageSize: 50 },
    usual: byFolder,
    empty: 'No ignored files!',
    emptyText: 'Ignored files appear here until they are restored.',
  },
];

/** Facts 5.16. */
export const fileSearchKind: FileKind = {
  name: 'search',
  title: 'File Search',
  list: { include: ['XRefs'], pageSize: 50 },
  usual: { column: 'created', isDescending: true },
  empty: 'No files found!',
  emptyText: 'Files in the import folders appear here.',
};
