import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { errorText } from '@hondana/shared/http/ApiError';
import { notify } from '@hondana/shared/overlays/notices';
import { useMay } from '@hondana/shared/resources/useMay';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { downloadText } from '@hondana/shared/ui/downloadText';
import { downloadIcon, uploadIcon } from '@hondana/shared/ui/icons';
import { Panel } from '@hondana/shared/ui/Panel';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refetchSettings } from '../../shared/draft/useSettingsDocuments.ts';
import layout from '../../shared/fields/stack.module.css';
import { requestTraktCode } from '../../shared/trakt.ts';
import styles from './Backup.module.css';
import { backupText, type ReadBackup, readBackup } from './backupFile.ts';

const RestoreDialog = lazyPart(async () => (await import('./RestoreDialog.tsx')).RestoreDialog);

const maxFileBytes = 4 * 1024 * 1024;

function offerDownload(text: string): void {
  downloadText(`shoko-settings-${new Date().toISOString().slice(0, 10)}.json`, text, 'application/json');
}

export function BackupPanel() {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [withSecrets, setWithSecrets] = useState(false);
  const [backup, setBackup] = useState<ReadBackup>();

  const notifyError = (title: string) => (error: Error) =>
    notify({ kind: 'error', title, text: errorText(error), key: 'backup' });
  const reading = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > maxFileBytes) throw new Error(t`The file is too large for a backup of settings.`);
      return readBackup(await file.text(), await refetchSettings(client));
    },
    onSuccess: setBackup,
    onError: notifyError(t`The backup could not be read`),
  });
  const hasTrakt = useMay(requestTraktCode);
  const download = useMutation({
    mutationFn: async () =>
      offerDownload(backupText((await refetchSettings(client)).server, { withSecrets })),
    onError: notifyError(t`The settings could not be read`),
  });

  return (
    <Panel title={t`Backup`} data-setting="place:backup">
      <div className={layout.stack}>
        <Checkbox
          label={t`Include credentials and tokens`}
          description={
            hasTrakt
              ? t`AniDB account and AVDump key, Trakt tokens, TMDB key and database connections. Anyone with the file can use them.`
              : t`AniDB account and AVDump key, TMDB key and database connections. Anyone with the file can use them.`
          }
          checked={withSecrets}
          onChange={setWithSecrets}
        />
        <div className={styles.line}>
          <Button icon={downloadIcon} busy={download.isPending} onClick={() => download.mutate()}>
            <Trans>Download Settings</Trans>
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept=".json,application/json"
            aria-label={t`Backup file`}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) reading.mutate(file);
              currentTarget.value = '';
            }}
          />
          <Button icon={uploadIcon} busy={reading.isPending} onClick={() => input.current?.click()}>
            <Trans>Restore from File</Trans>
          </Button>
        </div>
        {backup && <RestoreDialog backup={backup} onClosed={() => setBackup(undefined)} />}
      </div>
    </Panel>
  );
}
