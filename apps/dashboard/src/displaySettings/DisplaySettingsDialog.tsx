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

const tabs = [
  { value: 'widgets', label: 'Available Widgets' },
  { value: 'options', label: 'Display Options' },
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
      title="Display Settings"
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
          Enable Edit Mode
        </Button>
      }
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button
            variant="primary"
            busy={saving === 'close'}
            disabled={!isSavable(draft)}
            onClick={() => void save()}
          >
            Save
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        {failure !== undefined && (
          <Banner tone="danger" title="The display settings could not be saved">
            {failure instanceof Error ? failure.message : undefined}
          </Banner>
        )}
        {place === 'browser' && (
          <p className={styles.note}>
            The server stores settings for administrators only; yours are stored in this browser.
          </p>
        )}
        <Tabs label="Display Settings" tabs={tabs} value={tab} onChange={onTab}>
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
        title="Close without saving?"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        danger
        onConfirm={() => setOpen(false)}
      >
        Your changes to the display settings will be lost.
      </ConfirmDialog>
    </Dialog>
  );
}
