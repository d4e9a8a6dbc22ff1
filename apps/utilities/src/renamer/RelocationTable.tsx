import { importFoldersQuery } from '@hondana/shared/resources/importFolders';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import type { ItemFocus } from '@hondana/shared/ui/VirtualGrid';
import { VirtualList } from '@hondana/shared/ui/VirtualList';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePageKeys } from '../shared/usePageKeys.ts';
import { RelocationRow } from './RelocationRow.tsx';
import styles from './RelocationTable.module.css';
import { relocationStore } from './relocationStore.ts';

const rowHeight = (width: number, rem: number): number => (width < 35 * rem ? 9 : 5.5) * rem;

/** Previews are requested this long after scrolling stops. */
const previewDelayMs = 50;

interface RelocationTableProps {
  /** Nothing is previewed by what cannot relocate files. */
  readonly isPreviewed?: boolean;
}

export function RelocationTable({ isPreviewed = true }: RelocationTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  usePageKeys(scroller);
  const store = relocationStore();
  const { files, results } = useAtomValue(store.stateAtom);
  const folders = useQuery({
    ...importFoldersQuery(),
    select: (all) => new Map(all.map(({ ID, Name }) => [ID, Name ?? ''])),
  }).data;
  const [view, setView] = useState({ first: 0, last: 0 });
  const show = useCallback((first: number, last: number) => setView({ first, last }), []);

  useEffect(() => {
    const ids = files.slice(view.first, view.last + 1).map(({ id }) => id);
    const timer = setTimeout(() => store.want(ids), previewDelayMs);
    return () => clearTimeout(timer);
  }, [files, view, store]);

  if (files.length === 0) {
    return (
      <EmptyState
        title={t`No files added`}
        text={t`Add files above. You will see a preview before anything is changed.`}
      />
    );
  }
  const renderItem = (index: number, focus: ItemFocus) => {
    const file = files[index];
    if (!file) return null;
    return (
      <RelocationRow
        key={file.id}
        file={file}
        result={results.get(file.id)}
        isPreviewed={isPreviewed}
        folders={folders}
        tabIndex={focus.tabIndex}
        index={index}
      />
    );
  };
  return (
    <div ref={scroller} className={styles.scroller}>
      <VirtualList
        label={t`Files`}
        count={files.length}
        itemHeight={rowHeight}
        renderItem={renderItem}
        scroller={scroller}
        overscan={4}
        onVisibleRangeChange={show}
      />
    </div>
  );
}
