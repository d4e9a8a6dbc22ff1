import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { retryOnce } from '../api/retryOnce.ts';
import type { ImportFolder } from '../api/types.ts';
import { importFolderFilesQuery } from '../resources/importFolders.ts';
import { useServerSide } from '../resources/useServerSide.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { formatBytes } from '../ui/format.ts';
import { joinSentences } from '../ui/joinTexts.ts';
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
  const size = formatBytes(folder.FileSize);
  const series = folder.Size;
  if (count === 0) return t`It has no recorded files.`;
  return count === undefined
    ? t`It contains files (${size}) from ${plural(series, { one: '# series', other: '# series' })}.`
    : t`It contains ${plural(count, { one: '# file', other: '# files' })} (${size}) from ${plural(series, { one: '# series', other: '# series' })}.`;
}

function deletionLabel(count: number | undefined): string {
  if (count === 0) return t`Delete folder`;
  return count === undefined
    ? t`Delete folder and its records`
    : t`Delete folder and ${plural(count, { one: '# record', other: '# records' })}`;
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
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      title={t`Delete the import folder “${folder.Name}”?`}
      confirmLabel={removeRecords ? deletionLabel(count) : t`Delete folder`}
      danger
      finalFocus={() => (remove.isSuccess ? list.current : undefined)}
      onConfirm={() => remove.mutateAsync({ folderId: folder.ID, removeRecords, updateMyList })}
      failure={(error) =>
        joinSentences([
          t`The folder could not be deleted.`,
          error instanceof Error ? error.message : String(error),
        ])
      }
      choices={
        count !== 0 && (
          <div className={styles.choices}>
            <RadioGroup
              label={t`Records of its files`}
              value={records}
              onChange={setRecords}
              options={[
                {
                  value: 'remove',
                  label: t`Remove them`,
                  description: t`The files are removed from the collection until a folder containing them is scanned.`,
                },
                {
                  value: 'keep',
                  label: t`Keep them`,
                  description: t`The files stay in the collection, but the server cannot access them.`,
                },
              ]}
            />
            {removeRecords && canSpareMyList && (
              <Checkbox
                label={t`Update MyList on AniDB`}
                description={t`Applies the MyList delete action from the AniDB settings.`}
                checked={updateMyList}
                onChange={setUpdateMyList}
              />
            )}
          </div>
        )
      }
    >
      <p>
        {contentText(folder, count)}{' '}
        <Trans>
          <bdi>{folder.Path}</bdi> and its videos stay on disk.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
