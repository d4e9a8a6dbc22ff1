// biome-ignore-all lint/a11y/useSemanticElements: only rows near the view are rendered, which a table element cannot do.
// biome-ignore-all lint/a11y/useFocusableInteractive: the control within each cell takes the focus.

import { Link } from '@hondana/shared/navigation';
import { formatBytes, formatDateTime } from '@hondana/shared/ui/format';
import { memo } from 'react';
import { type DumpState, dumpTexts } from '../shared/dumpState.ts';
import type { FileFacts } from '../shared/fileFacts.ts';
import { keepFromRow, type RowProps, SelectableRow } from '../shared/SelectableRow.tsx';
import styles from './FileTable.module.css';

interface FileRowProps extends RowProps {
  readonly file: FileFacts;
  readonly folder: string;
  readonly dump: DumpState;
  /** The address of its details, when they can be opened beside the list. */
  readonly address: string | undefined;
  readonly isOpen: boolean;
}

/** One file. */
export const FileRow = memo(function FileRow({ file, folder, dump, address, isOpen, ...row }: FileRowProps) {
  // The details that open beside the list show the series themselves.
  const hasSeriesLink = file.seriesId !== undefined && file.episodes === undefined && address === undefined;
  const { index, tabIndex } = row;
  return (
    <SelectableRow {...row} name={file.name} isOpen={isOpen}>
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
          <span data-failed={dump.kind === 'failed' || undefined} className={styles.dump}>
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
    </SelectableRow>
  );
});
