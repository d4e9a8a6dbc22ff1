import { markStale } from '@hondana/shared/live';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { notify } from '@hondana/shared/overlays/notices';
import { settingsKeys } from '@hondana/shared/queryKeys';
import { useUpdateWebUiSettings } from '@hondana/shared/settings';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { joinList, labelled } from '@hondana/shared/ui/joinTexts';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
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
  if (isSecret(path)) return t`Different from the current one; not shown.`;
  return `${settingValueText(now)} → ${settingValueText(inBackup)}`;
}

export function RestoreDialog({ backup, onClosed }: RestoreDialogProps) {
  const client = useQueryClient();
  const updateWeb = useUpdateWebUiSettings();
  const { documents, reset, settingAt } = useDraft();
  const nameOf = (path: string): string => {
    const known = settingAt(path);
    return known
      ? labelled(known.page.title(), known.label)
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
      notify({
        kind: 'success',
        title: t`${plural(saved.length, { one: '# setting', other: '# settings' })} restored`,
      });
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
      title={t`Restore settings`}
      description={t`${plural(differences.length, { one: '# setting differs', other: '# settings differ' })} from the backup.`}
      size="large"
      keepOnPressOutside
      footer={
        <>
          <Button onClick={() => setOpen(false)}>
            <Trans>Cancel</Trans>
          </Button>
          {refusal && (
            <Button busy={restore.isPending} onClick={() => restore.mutate(saveUnvalidated)}>
              <Trans>Restore anyway</Trans>
            </Button>
          )}
          <Button
            variant="primary"
            disabled={edits.size === 0}
            busy={restore.isPending}
            onClick={() => restore.mutate(saveEdits)}
          >
            <Trans>
              Restore <Plural value={edits.size} one="# setting" other="# settings" />
            </Trans>
          </Button>
        </>
      }
    >
      <div className={layout.stack}>
        {restore.isError && (
          <Banner tone="danger" title={t`The settings could not be restored`}>
            {restore.error.message}
          </Banner>
        )}
        {contested.length > 0 && (
          <Banner tone="danger" title={t`Someone else changed settings; these were not overwritten`}>
            {joinList(contested.map(nameOf))}
          </Banner>
        )}
        {notKept.length > 0 && (
          <Banner tone="danger" title={t`The server did not keep these settings`}>
            {joinList(notKept.map(nameOf))}
          </Banner>
        )}
        {refusal && (
          <Banner tone="danger" title={t`The server refused the settings; nothing was changed`}>
            <ul className={styles.reasons}>
              {[...Object.values(refusal.atEdits), ...refusal.elsewhere].map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </Banner>
        )}
        {differences.length === 0 && (
          <EmptyState
            compact
            title={t`Nothing to restore`}
            text={t`The settings already match the backup.`}
          />
        )}
        {list(t`Settings`, rows('ordinary'))}
        {rows('server').length > 0 && (
          <>
            <Banner tone="warning" title={t`First run, databases and web server`}>
              <Trans>
                These are specific to this server, and a wrong value can prevent it from starting. Choose them
                one by one.
              </Trans>
            </Banner>
            {list(t`Server-specific`, rows('server'))}
          </>
        )}
        {rows('plugins').length > 0 && (
          <>
            <Banner tone="warning" title={t`Plugins`}>
              <Trans>
                Plugins can do anything the signed-in user can. Select them only from a file of your own.
              </Trans>
            </Banner>
            {list(t`Plugins`, rows('plugins'))}
          </>
        )}
        {unknown.length > 0 && (
          <details>
            <summary>
              <Trans>
                <Plural value={unknown.length} one="# setting" other="# settings" /> in the file skipped:
                unknown here
              </Trans>
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
