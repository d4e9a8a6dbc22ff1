import { importFoldersQuery } from '@hondana/shared/resources/importFolders';
import type { VirtualGridHandle } from '@hondana/shared/ui/VirtualGrid';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Ref } from 'react';
import { dumpStateOf } from '../shared/dumpState.ts';
import { dumpStore } from '../shared/dumpStore.ts';
import { SelectTable, type TableColumn } from '../shared/SelectTable.tsx';
import { FileRow } from './FileRow.tsx';
import styles from './FileTable.module.css';
import type { FileList } from './useFileList.ts';
import type { FileSelecting } from './useFileSelection.ts';
import type { ChosenSorting, SortColumn } from './useFileSorting.ts';

interface FileTableProps {
  readonly label: string;
  readonly list: Pick<FileList, 'total' | 'itemAt' | 'show'>;
  readonly selecting: FileSelecting;
  readonly sorting?: ChosenSorting | undefined;
  /** Present when the server can sort them. */
  readonly onSort?: (column: SortColumn) => void;
  readonly opening?: FileOpening | undefined;
}

/** What it takes to open files beside the list. */
export interface FileOpening {
  readonly openId: number | undefined;
  readonly addressOf: (fileId: number) => string;
  readonly table: Ref<VirtualGridHandle>;
}

const columns: readonly TableColumn<SortColumn>[] = [
  { name: 'name', label: 'Filename', className: styles.name, skeleton: '60%' },
  { name: 'folder', label: 'Import Folder', className: styles.folder, skeleton: '70%' },
  { name: 'crc32', label: 'CRC32', className: styles.crc32, skeleton: '80%' },
  { name: 'size', label: 'Size', className: styles.size, skeleton: '60%' },
  { name: 'created', label: 'Created', className: styles.created, skeleton: '80%' },
];

/** A table row; when narrower a card, and when narrowest with a name of two lines. */
function rowHeight(width: number, rem: number): number {
  if (width >= 720) return 3 * rem;
  return (width < 480 ? 5.5 : 4) * rem;
}

/** Files in rows. */
export function FileTable({ opening, ...table }: FileTableProps) {
  const folders = useQuery({
    ...importFoldersQuery(),
    select: (all) => new Map(all.map(({ ID, Name }) => [ID, Name])),
  }).data;
  const heard = useAtomValue(dumpStore().heardAtom);
  return (
    <SelectTable
      {...table}
      ref={opening?.table}
      columns={columns}
      headClassName={styles.head}
      rowClassName={styles.row}
      rowHeight={rowHeight}
      renderRow={(file, row) => (
        <FileRow
          key={file.key}
          {...row}
          file={file}
          folder={(file.folderId !== undefined && folders?.get(file.folderId)) || ''}
          dump={dumpStateOf(file, heard)}
          address={opening?.addressOf(file.id)}
          isOpen={file.id === opening?.openId}
        />
      )}
    />
  );
}
