import type { ImportFolder } from '@hondana/shared/api/types';
import { ImportFolderList } from '@hondana/shared/importFolders/ImportFolderList';
import { useImportFolderDialogs } from '@hondana/shared/importFolders/useImportFolderDialogs';
import { importFoldersQuery } from '@hondana/shared/resources/importFolders';
import { Button } from '@hondana/shared/ui/Button';
import { plusIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import styles from './StepFrame.module.css';
import { StepFrame } from './StepFrame.tsx';
import { stepPath } from './steps.ts';
import { markSaved } from './wizardProgress.ts';

function isDestination({ DropFolderType }: ImportFolder): boolean {
  return DropFolderType === 'Destination' || DropFolderType === 'Both';
}

export function ImportFoldersStep() {
  const navigate = useNavigate();
  const { data: list } = useQuery(importFoldersQuery());
  const folders = useImportFolderDialogs(
    (edited) => list?.find((folder) => isDestination(folder) && folder.ID !== edited?.ID)?.Name,
    { asksToWatch: true },
  );
  const count = list?.length ?? 0;
  return (
    <StepFrame
      title={t`Import Folders`}
      next={{
        disabled: count === 0,
        onPress: () => {
          markSaved('import-folders');
          void navigate(stepPath('data-collection'));
        },
      }}
    >
      <p>
        <Trans>
          The folders that contain your files. The server scans them and their subfolders; it needs at least
          one. Only one can be the drop destination, where files from the drop sources are moved.
        </Trans>
      </p>
      {count > 0 && folders.mayChange && (
        <div className={styles.actions}>
          <Button icon={plusIcon} onClick={folders.add}>
            <Trans>Add import folder</Trans>
          </Button>
        </div>
      )}
      <ImportFolderList folders={folders} />
      {folders.dialogs}
    </StepFrame>
  );
}
