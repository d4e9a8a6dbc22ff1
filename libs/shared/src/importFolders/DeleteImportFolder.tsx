import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { retryOnce } from '../api/retryOnce.ts';
import type { ImportFolder } from '../api/types.ts';
import { importFolderFilesQuery } from '../resources/importFolders.ts';
import { useServerSide } from '../resources/useServerSide.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { formatBytes, plural } from '../ui/format.ts';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import styles from './DeleteImportFolder.module.css';
import { useImportFolderWrites } from './useImportFolderWrites.ts';

interface DeleteImportFolderProps {
  readonly folder: ImportFolder;
  /** Receives the focus once the folder is deleted. */
  readonly list: RefObject<HTMLElement | null>;
}

type Records = 'remove' | 'keep';

function contentText(folder: ImportFolder, count: number | undefined): string {
  const files = count === undefined ? 'its files' : plural(count, 'file', 'files');
  if (count === 0) return 'It has no recorded files.';
  return `It contains ${files} (${formatBytes(folder.FileSize)}) from ${plural(folder.Size, 'series', 'series')}.`;
}

export function DeleteImportFolder({ folder, list }: DeleteImportFolderProps) {
  const [isOpen, setOpen] = useState(true);
  const [records, setRecords] = useState<Records>('remove');
  const [updateMyList, setUpdateMyList] = useState(true);
  const { data: count } = useQuery({
    ...importFolderFilesQuery({ folderId: folder.ID }),
    select: ({ Total }) => Total,
    retry: retryOnce,
    staleTime: 0,
    enabled: isOpen,
  });
  // Version 6 always updates it.
  const canSpareMyList = useServerSide() === 'before6';
  const { remove } = useImportFolderWrites();
  const removeRecords = records === 'remove';
  const forgotten = count === undefined ? 'its records' : plural(count, 'record', 'records');
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      title={`Delete the import folder “${folder.Name}”?`}
      confirmLabel={removeRecords && count !== 0 ? `Delete folder and ${forgotten}` : 'Delete folder'}
      danger
      finalFocus={() => (remove.isSuccess ? list.current : undefined)}
      onConfirm={() => remove.mutateAsync({ folderId: folder.ID, removeRecords, updateMyList })}
      failure={(error) =>
        `The folder could not be deleted. ${error instanceof Error ? error.message : String(error)}`
      }
      choices={
        count !== 0 && (
          <div className={styles.choices}>
            <RadioGroup
              label="Records of its files"
              value={records}
              onChange={setRecords}
              options={[
                {
                  value: 'remove',
                  label: 'Remove them',
                  description:
                    'The files are removed from the collection until a folder containing them is scanned.',
                },
                {
                  value: 'keep',
                  label: 'Keep them',
                  description: 'The files stay in the collection, but the server cannot access them.',
                },
              ]}
            />
            {removeRecords && canSpareMyList && (
              <Checkbox
                label="Update MyList on AniDB"
                description="Applies the MyList delete action from the AniDB settings."
                checked={updateMyList}
                onChange={setUpdateMyList}
              />
            )}
          </div>
        )
      }
    >
      <p>
        {contentText(folder, count)} <bdi>{folder.Path}</bdi> and its videos stay on disk.
      </p>
    </ConfirmDialog>
  );
}
