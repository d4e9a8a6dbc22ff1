import type { TextDescriptor } from '@hondana/shared/language/texts';
import type { FileListOptions } from '@hondana/shared/resources/files';
import { msg } from '@lingui/core/macro';
import type { ChosenSorting } from '../shared/useSorting.ts';
import type { SortColumn } from './sortOrder.ts';

export interface FileKind {
  readonly name: 'unrecognized' | 'manuallyLinked' | 'ignored' | 'search';
  readonly title: TextDescriptor;
  /** Request parameters except order and search (facts 5.16). */
  readonly list: Pick<FileListOptions, 'include_only' | 'include' | 'pageSize'>;
  /** The default order; search results have the server's. */
  readonly usual: ChosenSorting<SortColumn>;
  readonly failure: TextDescriptor;
  readonly empty: TextDescriptor;
  readonly emptyText: TextDescriptor;
}

export interface FileTab extends FileKind {
  readonly path: string;
  readonly label: TextDescriptor;
}

const byFolder: ChosenSorting<SortColumn> = { column: 'folder', isDescending: false };

export const fileKinds: readonly FileTab[] = [
  {
    name: 'unrecognized',
    path: 'files',
    label: msg`Unrecognized`,
    title: msg`Unrecognized Files`,
    list: { include_only: ['Unrecognized'], pageSize: 200 },
    usual: byFolder,
    failure: msg`Unrecognized Files could not be loaded`,
    empty: msg`No unrecognized files!`,
    emptyText: msg`All files are recognized or ignored.`,
  },
  {
    name: 'manuallyLinked',
    path: 'manually-linked-files',
    label: msg`Manually Linked`,
    title: msg`Manually Linked Files`,
    list: { include_only: ['ManualLinks'], include: ['XRefs'], pageSize: 50 },
    usual: byFolder,
    failure: msg`Manually Linked Files could not be loaded`,
    empty: msg`No manually linked files!`,
    emptyText: msg`Files manually linked to episodes appear here.`,
  },
  {
    name: 'ignored',
    path: 'ignored-files',
    label: msg`Ignored`,
    title: msg`Ignored Files`,
    list: { include_only: ['Ignored'], pageSize: 50 },
    usual: byFolder,
    failure: msg`Ignored Files could not be loaded`,
    empty: msg`No ignored files!`,
    emptyText: msg`Ignored files appear here until they are restored.`,
  },
];

/** Facts 5.16. */
export const fileSearchKind: FileKind = {
  name: 'search',
  title: msg`File Search`,
  list: { include: ['XRefs'], pageSize: 50 },
  usual: { column: 'created', isDescending: true },
  failure: msg`File Search could not be loaded`,
  empty: msg`No files found!`,
  emptyText: msg`Files in the import folders appear here.`,
};
