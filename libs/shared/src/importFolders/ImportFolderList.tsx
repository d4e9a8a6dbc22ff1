import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { retryOnce } from '../api/retryOnce.ts';
import type { ImportFolder } from '../api/types.ts';
import { usePendingWrites } from '../api/useWrite.ts';
import { importFoldersQuery, scanImportFolder } from '../resources/importFolders.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { formatBytes, formatTime } from '../ui/format.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { editIcon, folderIcon, plusIcon, searchIcon, trashIcon } from '../ui/icons.tsx';
import { QueryFailure } from '../ui/QueryView.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { folderFlags } from './folderFlags.ts';
import styles from './ImportFolderList.module.css';
import type { ImportFolderDialogs } from './useImportFolderDialogs.tsx';

interface ImportFolderListProps {
  readonly folders: ImportFolderDialogs;
}

/**
 * The import folders with their actions, and states for empty and failed. Fits into 280 px.
 * @example <ImportFolderList folders={useImportFolderDialogs()} />
 */
export function ImportFolderList({ folders }: ImportFolderListProps) {
  return (
    <div ref={folders.list} tabIndex={-1} className={styles.frame}>
      <Content folders={folders} />
    </div>
  );
}

function Content({ folders }: ImportFolderListProps) {
  const all = useQuery({ ...importFoldersQuery(), retry: retryOnce });
  if (all.isError && !all.data)
    return <QueryFailure query={all} compact title={t`The import folders could not be loaded`} />;
  const { data } = all;
  if (!data) {
    return (
      <div aria-busy="true" className={styles.list}>
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        compact
        icon={folderIcon}
        title={t`No Import Folders Added!`}
        action={
          folders.mayChange && (
            <Button icon={plusIcon} onClick={folders.add}>
              <Trans>Add import folder</Trans>
            </Button>
          )
        }
      />
    );
  }
  return (
    <ul aria-label={t`Import folders`} className={styles.list}>
      {data.map((folder) => (
        <ImportFolderRow key={folder.ID} folder={folder} folders={folders} />
      ))}
    </ul>
  );
}

function ImportFolderRow({
  folder,
  folders,
}: {
  readonly folder: ImportFolder;
  readonly folders: ImportFolderDialogs;
}) {
  const { ID, Name, Path, FileSize, Size } = folder;
  const scan = usePendingWrites(scanImportFolder).find(({ input }) => input.ID === ID);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <bdi className={styles.name}>{Name}</bdi>
        <bdi className={styles.path}>{Path}</bdi>
        <span className={styles.facts}>
          {t`${plural(Size, { one: '# series', other: '# series' })}`}, {formatBytes(FileSize)} ·{' '}
          {folderFlags(folder)}
        </span>
        {scan && (
          <span className={styles.scan}>
            <Trans>Being scanned since {formatTime(scan.since)}</Trans>
          </span>
        )}
      </div>
      <div className={styles.actions}>
        <IconButton
          icon={searchIcon}
          label={t`Scan ${Name}`}
          title={t`Scan`}
          busy={scan !== undefined}
          onClick={() => folders.scan(folder)}
        />
        {folders.mayChange && (
          <>
            <IconButton
              icon={editIcon}
              label={t`Edit ${Name}`}
              title={t`Edit`}
              onClick={() => folders.edit(folder)}
            />
            <IconButton
              icon={trashIcon}
              label={t`Delete ${Name}`}
              title={t`Delete`}
              onClick={() => folders.remove(folder)}
            />
          </>
        )}
      </div>
    </li>
  );
}
