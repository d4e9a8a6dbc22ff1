import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { folderIcon } from '../ui/icons.tsx';
import { QueryFailure } from '../ui/QueryView.tsx';
import { readingKey } from '../ui/readingDirection.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './FolderBrowser.module.css';
import { FolderList } from './FolderList.tsx';
import { useServerEntries } from './useServerEntries.ts';

interface FolderEntriesProps {
  /** Undefined for the drives. */
  readonly path: string | undefined;
  readonly from: string | undefined;
  readonly onOpen: (path: string) => void;
  readonly onUp: () => void;
}

/** Backspace and the arrow back go up even while loading or empty. */
export function FolderEntries({ path, from, onOpen, onUp }: FolderEntriesProps) {
  const region = useRef<HTMLDivElement>(null);
  const listing = useServerEntries(path);
  const { data: entries, error } = listing;
  const isPending = !entries && !error;
  const hasNone = entries?.length === 0 || (error !== null && !entries);

  // The focused element unmounts when a folder is left or Retry is pressed. The list focuses itself once loaded; until
  // then keep the focus here, or the dialog's focus trap would take it a frame later.
  useLayoutEffect(() => {
    const isLost = isPending && document.activeElement === document.body;
    if (hasNone || isLost) region.current?.focus();
  }, [hasNone, isPending]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const key = readingKey(event);
    if (key === 'ArrowLeft' || key === 'Backspace') onUp();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside, or to an empty folder.
    <div ref={region} tabIndex={-1} aria-busy={isPending} className={styles.region} onKeyDown={onKeyDown}>
      {error && !entries ? (
        <QueryFailure
          query={listing}
          compact
          title={path === undefined ? t`Fetching the drives failed.` : t`Fetching folder ${path} failed.`}
        />
      ) : !entries ? (
        ['40%', '60%', '30%', '50%'].map((width) => (
          <div key={width} className={styles.entry}>
            <Skeleton width={width} />
          </div>
        ))
      ) : entries.length === 0 ? (
        <EmptyState compact icon={folderIcon} title={t`No folders in here`} />
      ) : (
        <FolderList
          label={path === undefined ? t`Drives` : t`Folders in ${path}`}
          entries={entries}
          from={from}
          scroller={region}
          onOpen={onOpen}
        />
      )}
    </div>
  );
}
