// biome-ignore-all lint/a11y/useSemanticElements: only rows near the view are rendered, which a table element cannot do.
// biome-ignore-all lint/a11y/useFocusableInteractive: the control within each cell takes the focus.

import { Link } from '@hondana/shared/navigation';
import { formatBytes, formatDateTime } from '@hondana/shared/ui/format';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import type { ItemFocus } from '@hondana/shared/ui/VirtualGrid';
import { type MouseEvent, memo } from 'react';
import { type DumpState, dumpTexts } from '../shared/dumpState.ts';
import type { FileFacts } from '../shared/fileFacts.ts';
import styles from './FileTable.module.css';

interface FileRowProps {
  readonly file: FileFacts;
  readonly folder: string;
  readonly index: number;
  readonly tabIndex: 0 | -1;
  readonly isSelected: boolean;
  readonly dump: DumpState;
  /** The address of its details, when they can be opened beside the list. */
  readonly address?: string | undefined;
  readonly isOpen?: boolean | undefined;
  readonly onPress: (index: number, keys: { readonly extend: boolean; readonly add: boolean }) => void;
}

/** Following a link in a row does not select the row. */
const keepFromRow = (event: MouseEvent): void => event.stopPropagation();

/** One file. A press anywhere selects it; its checkbox, which takes the focus, adds it to the selection. */
export const FileRow = memo(function FileRow({
  file,
  folder,
  index,
  tabIndex,
  isSelected,
  dump,
  address,
  isOpen,
  onPress,
}: FileRowProps) {
  // The details that open beside the list show the series themselves.
  const hasSeriesLink = file.seriesId !== undefined && file.episodes === undefined && address === undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the checkbox inside does the same by key.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the checkbox inside does the same by key.
    <div
      className={styles.row}
      data-selected={isSelected || undefined}
      data-open={isOpen || undefined}
      onClick={(event) => {
        const isBox = event.target instanceof HTMLInputElement;
        onPress(index, { extend: event.shiftKey, add: isBox || event.ctrlKey || event.metaKey });
      }}
    >
      <span role="cell" className={styles.check}>
        <input
          type="checkbox"
          aria-label={`Select ${file.name}`}
          checked={isSelected}
          tabIndex={tabIndex}
          data-virtual-item={index}
          className={styles.box}
          // The press on the row, of which this is a part, selects.
          onChange={() => undefined}
        />
      </span>
      <span role="rowheader" title={file.name} className={styles.name}>
        {address === undefined ? (
          <bdi className={styles.nameText}>{file.name}</bdi>
        ) : (
          <Link
            to={address}
            state={{ index }}
            preventScrollReset
            tabIndex={tabIndex}
            aria-current={isOpen || undefined}
            className={styles.open}
            onClick={keepFromRow}
          >
            <bdi className={styles.nameText}>{file.name}</bdi>
          </Link>
        )}
        {dump.kind !== 'none' && (
          <span className={styles.dump}>
            {dumpTexts[dump.kind]}
            {dump.kind === 'running' && ` ${Math.round(dump.percent)}%`}
            {dump.kind === 'failed' && ` ${dump.reason}`}
          </span>
        )}
        {file.episodes !== undefined && <bdi className={styles.episodes}>{file.episodes}</bdi>}
        {hasSeriesLink && (
          <Link
            to={`/collection/series/${file.seriesId}`}
            tabIndex={tabIndex}
            aria-label={`Open series of ${file.name}`}
            className={styles.series}
            onClick={keepFromRow}
          >
            Open series
          </Link>
        )}
        {file.directory !== '' && !hasSeriesLink && file.episodes === undefined && dump.kind === 'none' && (
          <bdi title={file.directory} className={styles.directory}>
            {file.directory}
          </bdi>
        )}
      </span>
      <span role="cell" className={styles.folder}>
        <bdi>{folder}</bdi>
      </span>
      <span role="cell" className={styles.crc32}>
        {file.crc32}
      </span>
      <span role="cell" className={styles.size}>
        {formatBytes(file.size)}
      </span>
      <span role="cell" className={styles.created}>
        {formatDateTime(file.created)}
      </span>
    </div>
  );
});

/** A row whose page is loading. It can take the focus, so that the keys do not stop there. */
export function FileRowSkeleton(focus: ItemFocus) {
  return (
    <div className={styles.row} aria-busy="true" {...focus}>
      <span role="cell" className={styles.check} />
      <span role="cell" className={styles.name}>
        <Skeleton width="60%" />
      </span>
      <span role="cell" className={styles.folder}>
        <Skeleton width="70%" />
      </span>
      <span role="cell" className={styles.crc32}>
        <Skeleton width="80%" />
      </span>
      <span role="cell" className={styles.size}>
        <Skeleton width="60%" />
      </span>
      <span role="cell" className={styles.created}>
        <Skeleton width="80%" />
      </span>
    </div>
  );
}
