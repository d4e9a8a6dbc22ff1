// biome-ignore-all lint/a11y/useSemanticElements: only rows near the view are rendered, which a table element cannot do.
// biome-ignore-all lint/a11y/useFocusableInteractive: the control within each cell takes the focus.

import { CrcNote } from '@hondana/shared/anime/CrcNote';
import { checkCrc } from '@hondana/shared/anime/fileCrc';
import { useLanguage } from '@hondana/shared/language';
import { textOf } from '@hondana/shared/language/texts';
import { SearchParamsLink } from '@hondana/shared/navigation';
import { formatBytes, formatDateTime } from '@hondana/shared/ui/format';
import { Icon } from '@hondana/shared/ui/Icon';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { checkIcon, moreIcon } from '@hondana/shared/ui/icons';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type MouseEvent, memo, useRef } from 'react';
import { type DumpState, dumpTexts } from '../shared/dumpState.ts';
import { FileName } from '../shared/FileName.tsx';
import type { FileFacts } from '../shared/fileFacts.ts';
import { linkInRow, type RowProps, SelectableRow } from '../shared/SelectableRow.tsx';
import { FileEpisodes } from './FileEpisodes.tsx';
import styles from './FileTable.module.css';

interface FileRowProps extends RowProps {
  readonly file: FileFacts;
  readonly folder: string;
  readonly dump: DumpState;
  readonly opensBeside: boolean;
  readonly isOpen: boolean;
  readonly isMenuOpen: boolean;
  readonly onMenu: (file: FileFacts, index: number, button: HTMLElement) => void;
}

export const FileRow = memo(function FileRow({
  file,
  folder,
  dump,
  opensBeside,
  isOpen,
  isMenuOpen,
  onMenu,
  ...row
}: FileRowProps) {
  useLanguage();
  // The panel of a series has the episodes in the row; details beside the list name series and episodes, too.
  const hasLinks = file.links.length > 0 && file.episodes === undefined && !opensBeside;
  const { name } = file;
  const { index, tabIndex } = row;
  const menuButton = useRef<HTMLButtonElement>(null);
  const openMenu = (event: MouseEvent): void => {
    event.stopPropagation();
    // Links keep the browser's own menu.
    if (event.type === 'contextmenu' && event.target instanceof Element && event.target.closest('a')) return;
    event.preventDefault();
    if (menuButton.current) onMenu(file, index, menuButton.current);
  };
  return (
    <SelectableRow {...row} name={file.name} isOpen={isOpen} onContextMenu={openMenu}>
      <span role="rowheader" title={file.name} className={styles.name}>
        {opensBeside ? (
          <SearchParamsLink
            update={{ file: file.id }}
            state={{ index }}
            preventScrollReset
            tabIndex={tabIndex}
            // Without it, the two parts of the name are read with a space between them.
            aria-label={file.name}
            aria-current={isOpen || undefined}
            className={styles.open}
            {...linkInRow}
          >
            <FileName name={file.name} />
          </SearchParamsLink>
        ) : (
          <FileName name={file.name} />
        )}
        <span className={styles.second}>
          {dump.kind !== 'none' && (
            <span data-failed={dump.kind === 'failed' || undefined} className={styles.dump}>
              {textOf(dumpTexts[dump.kind])}
              {dump.kind === 'running' && ` ${Math.round(dump.percent)}%`}
              {dump.kind === 'failed' && ` ${dump.reason}`}
            </span>
          )}
          <CrcNote name={file.nameOnDisk} crc32={file.crc32} onlyDifference className={styles.crcNote} />
          {file.episodes !== undefined && <bdi className={styles.episodes}>{file.episodes}</bdi>}
          {hasLinks && <FileEpisodes links={file.links} tabIndex={tabIndex} className={styles.episodes} />}
          {file.directory !== '' && !hasLinks && file.episodes === undefined && dump.kind === 'none' && (
            <bdi title={file.directory} className={styles.directory}>
              {file.directory}
            </bdi>
          )}
        </span>
      </span>
      <span role="cell" className={styles.folder}>
        <bdi>{folder}</bdi>
      </span>
      <span role="cell" className={styles.crc32}>
        {file.crc32}
        {checkCrc(file.nameOnDisk, file.crc32) === 'matches' && (
          <span title={t`Matches the file name`} className={styles.crcMatches}>
            <Icon icon={checkIcon} size={3} />
            <VisuallyHidden>
              <Trans>Matches the file name</Trans>
            </VisuallyHidden>
          </span>
        )}
      </span>
      <span role="cell" className={styles.size}>
        {formatBytes(file.size)}
      </span>
      <span role="cell" className={styles.created}>
        {formatDateTime(file.created)}
      </span>
      <span role="cell" className={styles.menu}>
        <IconButton
          ref={menuButton}
          icon={moreIcon}
          label={t`Actions for ${name}`}
          title={t`Actions`}
          size="small"
          tabIndex={tabIndex}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          onClick={openMenu}
        />
      </span>
    </SelectableRow>
  );
});
