// biome-ignore-all lint/a11y/useSemanticElements: only rows near the view are rendered, which a table element cannot do.
// biome-ignore-all lint/a11y/useFocusableInteractive: the control within each cell takes the focus.

import { isSelected } from '@hondana/shared/bulk/selection';
import { importFoldersQuery } from '@hondana/shared/resources/importFolders';
import { Icon } from '@hondana/shared/ui/Icon';
import { chevronDownIcon, chevronUpIcon } from '@hondana/shared/ui/icons';
import type { ItemFocus, VirtualGridHandle } from '@hondana/shared/ui/VirtualGrid';
import { VirtualList } from '@hondana/shared/ui/VirtualList';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type KeyboardEvent, type Ref, useRef } from 'react';
import { dumpStateOf } from '../shared/dumpState.ts';
import { dumpStore } from '../shared/dumpStore.ts';
import { FileRow, FileRowSkeleton } from './FileRow.tsx';
import styles from './FileTable.module.css';
import type { FileList } from './useFileList.ts';
import type { FileSelecting } from './useFileSelection.ts';
import type { ChosenSorting, SortColumn } from './useFileSorting.ts';

interface FileTableProps {
  readonly label: string;
  readonly list: Pick<FileList, 'total' | 'fileAt' | 'show'>;
  readonly selecting: FileSelecting;
  readonly sorting?: ChosenSorting | undefined;
  /** Present when the server can sort them. */
  readonly onSort?: (column: SortColumn) => void;
  readonly opening?: FileOpening;
}

/** What it takes to open files beside the list. */
export interface FileOpening {
  readonly openId: number | undefined;
  readonly addressOf: (fileId: number) => string;
  readonly table: Ref<VirtualGridHandle>;
}

const columns: readonly {
  readonly column: SortColumn;
  readonly label: string;
  readonly style: string | undefined;
}[] = [
  { column: 'name', label: 'Filename', style: styles.name },
  { column: 'folder', label: 'Import Folder', style: styles.folder },
  { column: 'crc32', label: 'CRC32', style: styles.crc32 },
  { column: 'size', label: 'Size', style: styles.size },
  { column: 'created', label: 'Created', style: styles.created },
];

/** A table row; when narrower a card, and when narrowest with a name of two lines. */
function rowHeight(width: number, rem: number): number {
  if (width >= 720) return 3 * rem;
  return (width < 480 ? 5.5 : 4) * rem;
}

/** Files in rows, however many there are; only those near the view are rendered. */
export function FileTable({ label, list, selecting, sorting, onSort, opening }: FileTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const folders = useQuery({
    ...importFoldersQuery(),
    select: (all) => new Map(all.map(({ ID, Name }) => [ID, Name])),
  }).data;
  const heard = useAtomValue(dumpStore().heardAtom);
  const { selection, press, follow, selectAll } = selecting;

  const renderItem = (index: number, focus: ItemFocus) => {
    const file = list.fileAt(index);
    if (!file) return <FileRowSkeleton key={`waiting-${index}`} {...focus} />;
    return (
      <FileRow
        key={file.key}
        file={file}
        folder={(file.folderId !== undefined && folders?.get(file.folderId)) || ''}
        index={index}
        tabIndex={focus.tabIndex}
        isSelected={isSelected(selection, file.key)}
        dump={dumpStateOf(file, heard)}
        address={opening?.addressOf(file.id)}
        isOpen={file.id === opening?.openId}
        onPress={press}
      />
    );
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'a' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    selectAll();
  };
  return (
    <div
      ref={scroller}
      role="table"
      aria-label={label}
      aria-rowcount={list.total ?? -1}
      className={styles.scroller}
    >
      <div role="rowgroup" className={styles.head}>
        <div role="row" className={styles.row}>
          <span role="columnheader" aria-label="Selected" className={styles.check} />
          {columns.map(({ column, label: text, style }) => (
            <span
              key={column}
              role="columnheader"
              aria-sort={onSort && ariaSort(column, sorting)}
              className={style}
            >
              {onSort ? (
                <button type="button" className={styles.sort} onClick={() => onSort(column)}>
                  {text}
                  {sorting?.column === column && (
                    <Icon icon={sorting.isDescending ? chevronDownIcon : chevronUpIcon} size={4} />
                  )}
                </button>
              ) : (
                text
              )}
            </span>
          ))}
        </div>
      </div>
      <VirtualList
        ref={opening?.table}
        label={label}
        role="rowgroup"
        itemRole="row"
        count={list.total ?? 0}
        itemHeight={rowHeight}
        renderItem={renderItem}
        scroller={scroller}
        overscan={6}
        onVisibleRangeChange={(first, last) => list.show({ first, last })}
        onFocusMove={(index, keys) => follow(index, keys.shift)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

function ariaSort(column: SortColumn, sorting: ChosenSorting | undefined) {
  if (sorting?.column !== column) return 'none';
  return sorting.isDescending ? 'descending' : 'ascending';
}
