import { errorText } from '@hondana/shared/api/ApiError';
import { notify } from '@hondana/shared/overlays/notices';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { downloadIcon, uploadIcon } from '@hondana/shared/ui/icons';
import { lazyPart } from '@hondana/shared/ui/lazyPart';
import { Panel } from '@hondana/shared/ui/Panel';
import { useRef, useState } from 'react';
import { useDraft } from '../../shared/draft/SettingsDraft.tsx';
import styles from './Backup.module.css';
import { backupText, type ReadBackup, readBackup } from './backupFile.ts';

const RestoreDialog = lazyPart(async () => (await import('./RestoreDialog.tsx')).RestoreDialog);

/** No settings are as large; what is larger is another file. */
const largestFile = 4 * 1024 * 1024;

function offerDownload(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `shoko-settings-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  // The browser has to have begun with it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** All settings as a file, and back from one. */
export function BackupPanel() {
  const { documents } = useDraft();
  const input = useRef<HTMLInputElement>(null);
  const [withSecrets, setWithSecrets] = useState(false);
  const [backup, setBackup] = useState<ReadBackup>();

  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      if (file.size > largestFile) throw new Error('The file is too large for a backup of settings.');
      setBackup(readBackup(await file.text(), documents));
    } catch (error) {
      notify({ kind: 'error', title: 'The backup could not be read', text: errorText(error), key: 'backup' });
    }
  };

  return (
    <Panel title="Backup" data-setting="place:backup">
      <div className={styles.parts}>
        <Checkbox
          label="Include credentials and tokens"
          description="AniDB account and AVDump key, Trakt’s tokens, TMDB’s key, and how the databases are reached. Whoever has the file then has them too."
          checked={withSecrets}
          onChange={setWithSecrets}
        />
        <div className={styles.line}>
          <Button
            icon={downloadIcon}
            onClick={() => offerDownload(backupText(documents.server, { withSecrets }))}
          >
            Download Settings
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept=".json,application/json"
            aria-label="Backup file"
            onChange={({ currentTarget }) => {
              void read(currentTarget.files?.[0]);
              // The same file can then be chosen again.
              currentTarget.value = '';
            }}
          />
          <Button icon={uploadIcon} onClick={() => input.current?.click()}>
            Restore from File
          </Button>
        </div>
        {backup && <RestoreDialog backup={backup} onClosed={() => setBackup(undefined)} />}
      </div>
    </Panel>
  );
}
