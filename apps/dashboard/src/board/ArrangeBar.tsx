import { useAskBeforeUnload } from '@hondana/shared/bulk/useAskBeforeUnload';
import { errorText } from '@hondana/shared/http/ApiError';
import { textOf } from '@hondana/shared/language/texts';
import { useBlocker, useNavigationLock } from '@hondana/shared/navigation';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { dismissNotice, type NoticeAction, notify } from '@hondana/shared/overlays/notices';
import { undoAction } from '@hondana/shared/overlays/undoAction';
import {
  knownWebUiSettings,
  type SettingsChange,
  useUpdateWebUiSettings,
  type WebUiSettings,
} from '@hondana/shared/settings';
import { Button } from '@hondana/shared/ui/Button';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { AddWidget } from './AddWidget.tsx';
import styles from './ArrangeBar.module.css';
import { defaultLayout, replaceGrids, saveDrafts } from './layoutSettings.ts';
import type { Arrangement } from './useArrangement.ts';
import { arrangeHelpId } from './WidgetControls.tsx';

const failureKey = 'dashboard-layout';

const texts = {
  save: { done: msg`Layout Saved!`, failed: msg`The layout could not be saved` },
  reset: { done: msg`Layout reset to default!`, failed: msg`The layout could not be reset` },
} as const;

interface ArrangeBarProps {
  readonly arrangement: Arrangement;
  /** Including unsaved changes. */
  readonly settings: WebUiSettings;
  readonly onChange: (change: Partial<Arrangement>) => void;
  readonly onClose: () => void;
}

export function ArrangeBar({ arrangement, settings, onChange, onClose }: ArrangeBarProps) {
  const { drafts, hidden, said } = arrangement;
  const client = useQueryClient();
  const update = useUpdateWebUiSettings();
  const [running, setRunning] = useState<keyof typeof texts>();
  const bar = useRef<HTMLElement>(null);
  const isChanged = Object.keys({ ...drafts, ...hidden }).length > 0;
  useNavigationLock(true, t`Save or cancel the layout first.`);
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);

  const run = async (
    kind: keyof typeof texts,
    change: SettingsChange,
    action?: NoticeAction,
  ): Promise<void> => {
    setRunning(kind);
    dismissNotice(failureKey);
    try {
      await update(change);
      notify({ kind: 'success', title: textOf(texts[kind].done), action });
      onClose();
    } catch (error) {
      notify({ kind: 'error', title: textOf(texts[kind].failed), text: errorText(error), key: failureKey });
      setRunning(undefined);
    }
  };
  const reset = (): Promise<void> => {
    const before = knownWebUiSettings(client).layout.dashboard;
    const undo = (): void => {
      update(replaceGrids(before)).catch((error: unknown) =>
        notify({
          kind: 'error',
          title: t`The previous layout could not be restored`,
          text: errorText(error),
        }),
      );
    };
    return run('reset', replaceGrids(defaultLayout()), undoAction(undo));
  };

  return (
    <section ref={bar} aria-label={t`Edit mode`} tabIndex={-1} className={styles.bar}>
      <div className={styles.text}>
        <p className={styles.title}>
          <Trans>Edit Mode Enabled</Trans>
        </p>
        <p id={arrangeHelpId} className={styles.help}>
          <Trans>
            Drag a widget to move it, its corner to resize it; or use the arrow keys on its handle, with Shift
            to resize.
          </Trans>
        </p>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </div>
      <div className={styles.buttons}>
        <AddWidget settings={settings} hidden={hidden} onChange={onChange} />
        <Button
          size="small"
          busy={running === 'reset'}
          disabled={running === 'save'}
          onClick={() => void reset()}
        >
          <Trans>Reset to Default</Trans>
        </Button>
        <Button size="small" disabled={running !== undefined} onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          size="small"
          variant="primary"
          busy={running === 'save'}
          disabled={running === 'reset'}
          onClick={() => void run('save', saveDrafts(arrangement))}
        >
          <Trans>Save</Trans>
        </Button>
      </div>
      <LeaveQuestion isChanged={isChanged} />
    </section>
  );
}

function LeaveQuestion({ isChanged }: { readonly isChanged: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
  useAskBeforeUnload(isChanged);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.state === 'blocked' && blocker.reset()}
      title={t`Leave without saving the layout?`}
      confirmLabel={t`Leave`}
      cancelLabel={t`Stay`}
      danger
      onConfirm={() => blocker.proceed?.()}
    >
      <Trans>Your layout changes will be lost.</Trans>
    </ConfirmDialog>
  );
}
