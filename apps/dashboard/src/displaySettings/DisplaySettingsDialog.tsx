import { ConfirmDialog, Dialog } from '@hondana/shared/overlays/dialog';
import {
  useUpdateWebUiSettings,
  useWebUiSettings,
  type WebUiSettings,
  webUiSettingsQuery,
} from '@hondana/shared/settings';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { editIcon } from '@hondana/shared/ui/icons';
import { Tabs } from '@hondana/shared/ui/Tabs';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AvailableWidgets } from './AvailableWidgets.tsx';
import { DisplayOptions } from './DisplayOptions.tsx';
import styles from './DisplaySettingsDialog.module.css';
import { emptyDraft, isSavable, saveDraft } from './displayDraft.ts';
import type { DisplayTab } from './displayTabs.ts';

interface DisplaySettingsProps {
  readonly tab: DisplayTab;
  readonly onTab: (tab: DisplayTab) => void;
  /** Called after closing; `arrange`: the user wants to move widgets next. */
  readonly onClose: (next?: 'arrange') => void;
}

const tabs = () =>
  [
    { value: 'widgets', label: t`Available Widgets` },
    { value: 'options', label: t`Display Options` },
  ] as const;

const selectSettings = (settings: WebUiSettings): WebUiSettings => settings;

export function DisplaySettingsDialog({ tab, onTab, onClose }: DisplaySettingsProps) {
  const savedSettings = useWebUiSettings(selectSettings);
  const { data: place } = useQuery({ ...webUiSettingsQuery(), select: (settings) => settings.place });
  const update = useUpdateWebUiSettings();
  const [draft, setDraft] = useState(emptyDraft);
  const [open, setOpen] = useState(true);
  const [saving, setSaving] = useState<'close' | 'arrange'>();
  const [failure, setFailure] = useState<unknown>();
  const [next, setNext] = useState<'arrange'>();
  const [isConfirming, setConfirming] = useState(false);

  const save = async (then?: 'arrange'): Promise<void> => {
    setSaving(then ?? 'close');
    setFailure(undefined);
    try {
      if (isChanged) await update(saveDraft(draft));
      setNext(then);
      setOpen(false);
    } catch (error) {
      setFailure(error);
    }
    setSaving(undefined);
  };

  const isChanged = draft !== emptyDraft;
  const parts = { savedSettings, draft, onChange: setDraft };
  return (
    <Dialog
      open={open}
      // Escape and Close may be pressed by mistake; Cancel is not.
      onOpenChange={() => (isChanged ? setConfirming(true) : setOpen(false))}
      onClosed={() => onClose(next)}
      title={t`Display Settings`}
      size="medium"
      keepOnPressOutside
      actions={
        <Button
          size="small"
          icon={editIcon}
          busy={saving === 'arrange'}
          disabled={!isSavable(draft)}
          onClick={() => void save('arrange')}
        >
          <Trans>Enable Edit Mode</Trans>
        </Button>
      }
      footer={
        <>
          <Button onClick={() => setOpen(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            busy={saving === 'close'}
            disabled={!isSavable(draft)}
            onClick={() => void save()}
          >
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        {failure !== undefined && (
          <Banner tone="danger" title={t`The display settings could not be saved`}>
            {failure instanceof Error ? failure.message : undefined}
          </Banner>
        )}
        {place === 'browser' && (
          <p className={styles.note}>
            <Trans>
              The server stores settings for administrators only; yours are stored in this browser.
            </Trans>
          </p>
        )}
        <Tabs label={t`Display Settings`} tabs={tabs()} value={tab} onChange={onTab}>
          {tab === 'widgets' ? (
            <AvailableWidgets {...parts} />
          ) : (
            <DisplayOptions {...parts} savedSettings={savedSettings.dashboard} />
          )}
        </Tabs>
      </div>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t`Close without saving?`}
        confirmLabel={t`Discard changes`}
        cancelLabel={t`Keep editing`}
        danger
        onConfirm={() => setOpen(false)}
      >
        <Trans>Your changes to the display settings will be lost.</Trans>
      </ConfirmDialog>
    </Dialog>
  );
}
