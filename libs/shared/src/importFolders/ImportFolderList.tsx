import { useQuery } from '@tanstack/react-query';
import { retryOnce } from '../api/retryOnce.ts';
import type { ImportFolder } from '../api/types.ts';
import { usePendingWrites } from '../api/useWrite.ts';
import { importFoldersQuery, scanImportFolder } from '../resources/importFolders.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { formatBytes, formatTime, plural } from '../ui/format.ts';
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
    return <QueryFailure query={all} compact title="The import folders could not be loaded" />;
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
        title="No Import Folders Added!"
        action={
          folders.mayChange && (
            <Button icon={plusIcon} onClick={folders.add}>
              Add import folder
            </Button>
          )
        }
      />
    );
  }
  return (
    <ul aria-label="Import folders" className={styles.list}>
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
          {plural(Size, 'series', 'series')}, {formatBytes(FileSize)} · {folderFlags(folder)}
        </span>
        {scan && <span className={styles.scan}>Being scanned since {formatTime(scan.since)}</span>}
      </div>
      <div className={styles.actions}>
        <IconButton
          icon={searchIcon}
          label={`Scan ${Name}`}
          title="Scan"
          busy={scan !== undefined}
          onClick={() => folders.scan(folder)}
        />
        {folders.mayChange && (
          <>
            <IconButton
              icon={editIcon}
              label={`Edit ${Name}`}
              title="Edit"
              onClick={() => folders.edit(folder)}
            />
            <IconButton
              icon={trashIcon}
              label={`Delete ${Name}`}
              title="Delete"
              onClick={() => folders.remove(folder)}
            />
          </>
        )}
      </div>
    </li>
  );
}
