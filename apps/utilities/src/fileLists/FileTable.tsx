import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { importFoldersQuery } from '@hondana/shared/resources/importFolders';
import type { VirtualGridHandle } from '@hondana/shared/ui/VirtualGrid';
import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type Ref, useCallback, useState } from 'react';
import { dumpStateOf } from '../shared/dumpState.ts';
import { dumpStore } from '../shared/dumpStore.ts';
import type { FileFacts } from '../shared/fileFacts.ts';
import { SelectTable, type SelectTableColumn } from '../shared/SelectTable.tsx';
import type { ChosenSorting } from '../shared/useSorting.ts';
import { FileRow } from './FileRow.tsx';
import styles from './FileTable.module.css';
import type { FileKind } from './fileKinds.ts';
import type { SortColumn } from './sortOrder.ts';
import type { DetailLink } from './useDetailAddress.ts';
import type { DumpDialogType } from './useDump.tsx';
import type { FileList } from './useFileList.ts';
import type { FileSelecting } from './useFileSelection.ts';
import { useRunOnOne } from './useRunOnOne.ts';

const FileMenu = lazyPart(async () => (await import('./FileMenu.tsx')).FileMenu);

interface FileTableProps {
  readonly kind: Pick<FileKind, 'name'>;
  readonly label: string;
  readonly list: Pick<FileList, 'total' | 'itemAt' | 'show'> & { readonly id?: string };
  readonly selecting: FileSelecting;
  readonly sorting?: ChosenSorting<SortColumn> | undefined;
  /** Undefined if the server can't sort the list. */
  readonly onSort?: (column: SortColumn) => void;
  readonly opening?: FileOpening | undefined;
  readonly detailsOf: (fileId: number, index: number) => DetailLink;
  readonly dumpDialog?: DumpDialogType | undefined;
}

interface OpenMenu {
  readonly file: FileFacts;
  readonly index: number;
  readonly button: HTMLElement;
}

/** For details beside the list. */
export interface FileOpening {
  readonly openId: number | undefined;
  readonly table: Ref<VirtualGridHandle>;
}

const columns: readonly SelectTableColumn<SortColumn>[] = [
  { name: 'name', label: msg`Filename`, className: styles.name, skeleton: '60%' },
  { name: 'folder', label: msg`Import Folder`, className: styles.folder, skeleton: '70%' },
  { name: 'crc32', label: msg`CRC32`, className: styles.crc32, skeleton: '80%' },
  { name: 'size', label: msg`Size`, className: styles.size, skeleton: '60%' },
  { name: 'created', label: msg`Created`, className: styles.created, skeleton: '80%' },
];

/** A table row; a card when narrow; a card with a two-line name when narrower still. */
function rowHeight(width: number, rem: number): number {
  if (width >= 45 * rem) return 3 * rem;
  return (width < 30 * rem ? 5.5 : 4) * rem;
}

export function FileTable({ kind, opening, detailsOf, dumpDialog, ...table }: FileTableProps) {
  const folders = useQuery({
    ...importFoldersQuery(),
    select: (all) => new Map(all.map((folder) => [folder.ID, folder])),
  }).data;
  const folderOf = ({ folderId }: FileFacts) => (folderId === undefined ? undefined : folders?.get(folderId));
  const heard = useAtomValue(dumpStore().heardAtom);
  const [menu, setMenu] = useState<OpenMenu>();
  const openMenu = useCallback(
    (file: FileFacts, index: number, button: HTMLElement) =>
      setMenu((before) => (before?.button === button ? undefined : { file, index, button })),
    [],
  );
  const closeMenu = useCallback(() => setMenu(undefined), []);
  const run = useRunOnOne(kind.name, table.selecting);
  return (
    <>
      <SelectTable
        {...table}
        ref={opening?.table}
        columns={columns}
        menuClassName={styles.menu}
        headClassName={styles.head}
        rowClassName={styles.row}
        rowHeight={rowHeight}
        renderRow={(file, row) => (
          <FileRow
            key={file.key}
            {...row}
            file={file}
            folder={folderOf(file)?.Name ?? ''}
            dump={dumpStateOf(file, heard)}
            opensBeside={opening !== undefined}
            isOpen={file.id === opening?.openId}
            isMenuOpen={file.key === menu?.file.key}
            onMenu={openMenu}
          />
        )}
      />
      {menu && (
        <FileMenu
          key={menu.file.key}
          kind={kind}
          file={menu.file}
          anchor={menu.button}
          details={detailsOf(menu.file.id, menu.index)}
          folderPath={folderOf(menu.file)?.Path}
          run={run}
          dumpDialog={dumpDialog}
          onClose={closeMenu}
        />
      )}
    </>
  );
}
