import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { folderIcon } from '../ui/icons.tsx';
import { readingKey } from '../ui/readingDirection.ts';
import type { VirtualGridHandle } from '../ui/VirtualGrid.tsx';
import { VirtualList } from '../ui/VirtualList.tsx';
import styles from './FolderBrowser.module.css';
import type { ServerEntry } from './useServerEntries.ts';
import { useTypeAhead } from './useTypeAhead.ts';

interface FolderListProps {
  readonly label: string;
  readonly entries: readonly ServerEntry[];
  /** Gets the initial focus; the first entry if not found. */
  readonly from: string | undefined;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly onOpen: (path: string) => void;
}

const rowHeight = (width: number, rem: number): number => (width < 30 * rem ? 3.5 : 2.5) * rem;

/** Virtualised: a folder of a collection can hold thousands. */
export function FolderList({ label, entries, from, scroller, onOpen }: FolderListProps) {
  const list = useRef<VirtualGridHandle>(null);
  const jump = useTypeAhead();
  const goTo = (index: number) => list.current?.scrollToIndex(index, { focus: true });

  const enter = useEffectEvent(() =>
    goTo(
      Math.max(
        0,
        entries.findIndex(({ path }) => path === from),
      ),
    ),
  );
  useEffect(() => enter(), []);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey || !(event.target instanceof HTMLElement)) return;
    const at = Number(event.target.dataset.virtualItem);
    const entry = entries[at];
    if (!entry) return;
    if (readingKey(event) === 'ArrowRight') onOpen(entry.path);
    const names = entries.map(({ name }) => name);
    const found = jump(event.key, at, names);
    if (found === undefined) return;
    event.preventDefault();
    goTo(found);
  };

  return (
    <VirtualList
      ref={list}
      label={label}
      count={entries.length}
      itemHeight={rowHeight}
      scroller={scroller}
      onKeyDown={onKeyDown}
      renderItem={(index, focus) => {
        const entry = entries[index];
        return (
          entry && (
            <button
              {...focus}
              key={entry.path}
              type="button"
              title={entry.name}
              className={styles.entry}
              onClick={() => onOpen(entry.path)}
            >
              <Icon icon={folderIcon} className={styles.icon} />
              <span className={styles.text}>
                <bdi className={styles.name}>{entry.name}</bdi>{' '}
                <span className={styles.detail}>{entry.detail}</span>
              </span>
            </button>
          )
        );
      }}
    />
  );
}
