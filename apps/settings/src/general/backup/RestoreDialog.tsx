import { markStale } from '@hondana/shared/live';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { notify } from '@hondana/shared/overlays/notices';
import { settingsKeys } from '@hondana/shared/queryKeys';
import { useUpdateWebUiSettings } from '@hondana/shared/settings';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { plural } from '@hondana/shared/ui/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Edits } from '../../shared/draft/edits.ts';
import { useDraft } from '../../shared/draft/SettingsDraft.tsx';
import { saveEdits, saveUnvalidated, serverPort } from '../../shared/draft/saveEdits.ts';
import { settingValueText } from '../../shared/fields/settingValueText.ts';
import layout from '../../shared/fields/stack.module.css';
import styles from './Backup.module.css';
import { backupKindOf, type Difference, isSecret, type ReadBackup, type SettingKind } from './backupFile.ts';

interface RestoreDialogProps {
  readonly backup: ReadBackup;
  readonly onClosed: () => void;
}

function changeText({ path, now, inBackup }: Difference): string {
  if (isSecret(path)) return 'Different from the current one; not shown.';
  return `${settingValueText(now)} → ${settingValueText(inBackup)}`;
}

export function RestoreDialog({ backup, onClosed }: RestoreDialogProps) {
  const client = useQueryClient();
  const updateWeb = useUpdateWebUiSettings();
  const { documents, reset, settingAt } = useDraft();
  const nameOf = (path: string): string => {
    const known = settingAt(path);
    return known
      ? `${known.page.title}: ${known.label}`
      : path.replace('web:', 'Web UI/').replaceAll('/', ' › ');
  };
  const [isOpen, setOpen] = useState(true);
  const { differences, unknown } = backup;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(differences.map(({ path }) => path).filter((path) => backupKindOf(path) === 'ordinary')),
  );
  const edits: Edits = new Map(
    differences
      .filter(({ path }) => chosen.has(path))
      .map(({ path, now, inBackup }) => [path, { value: inBackup, base: now }]),
  );
  const restore = useMutation({
    mutationFn: (save: typeof saveEdits) => save({ ...serverPort, updateWeb }, edits, documents.web),
    onSuccess: async ({ saved, contested, notKept = [], refusal }) => {
      await markStale(client, [settingsKeys.all]);
      if (refusal || contested.length > 0 || notKept.length > 0) return;
      reset(saved);
      notify({ kind: 'success', title: `${plural(saved.length, 'setting', 'settings')} restored` });
      setOpen(false);
    },
  });
  const refusal = restore.data?.refusal;
  const contested = restore.data?.contested ?? [];
  const notKept = restore.data?.notKept ?? [];
  const rows = (kind: SettingKind): readonly Difference[] =>
    differences.filter(({ path }) => backupKindOf(path) === kind);
  const list = (label: string, shown: readonly Difference[]) => (
    <ul aria-label={label} className={styles.list}>
      {shown.map((difference) => (
        <li key={difference.path}>
          <Checkbox
            label={nameOf(difference.path)}
            description={changeText(difference)}
            checked={chosen.has(difference.path)}
            onChange={(isIn) =>
              setChosen((now) =>
                isIn
                  ? new Set([...now, difference.path])
                  : new Set([...now].filter((one) => one !== difference.path)),
              )
            }
          />
        </li>
      ))}
    </ul>
  );
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      onClosed={onClosed}
      title="Restore settings"
      description={`${plural(differences.length, 'setting differs', 'settings differ')} from the backup.`}
      size="large"
      keepOnPressOutside
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          {refusal && (
            <Button busy={restore.isPending} onClick={() => restore.mutate(saveUnvalidated)}>
              Restore anyway
            </Button>
          )}
          <Button
            variant="primary"
            disabled={edits.size === 0}
            busy={restore.isPending}
            onClick={() => restore.mutate(saveEdits)}
          >
            Restore {plural(edits.size, 'setting', 'settings')}
          </Button>
        </>
      }
    >
      <div className={layout.stack}>
        {restore.isError && (
          <Banner tone="danger" title="The settings could not be restored">
            {restore.error.message}
          </Banner>
        )}
        {contested.length > 0 && (
          <Banner tone="danger" title="Someone else changed settings; these were not overwritten">
            {contested.map(nameOf).join(', ')}
          </Banner>
        )}
        {notKept.length > 0 && (
          <Banner tone="danger" title="The server did not keep these settings">
            {notKept.map(nameOf).join(', ')}
          </Banner>
        )}
        {refusal && (
          <Banner tone="danger" title="The server refused the settings; nothing was changed">
            <ul className={styles.reasons}>
              {[...Object.values(refusal.atEdits), ...refusal.elsewhere].map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </Banner>
        )}
        {differences.length === 0 && (
          <EmptyState compact title="Nothing to restore" text="The settings already match the backup." />
        )}
        {list('Settings', rows('ordinary'))}
        {rows('server').length > 0 && (
          <>
            <Banner tone="warning" title="First run, databases and web server">
              These are specific to this server, and a wrong value can prevent it from starting. Choose them
              one by one.
            </Banner>
            {list('Server-specific', rows('server'))}
          </>
        )}
        {rows('plugins').length > 0 && (
          <>
            <Banner tone="warning" title="Plugins">
              Plugins can do anything the signed-in user can. Select them only from a file of your own.
            </Banner>
            {list('Plugins', rows('plugins'))}
          </>
        )}
        {unknown.length > 0 && (
          <details>
            <summary>
              {plural(unknown.length, 'setting', 'settings')} in the file skipped: unknown here
            </summary>
            <ul className={styles.reasons}>
              {unknown.map((path) => (
                <li key={path}>{path}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Dialog>
  );
}
