import { useAskBeforeUnload } from '@hondana/shared/bulk/useAskBeforeUnload';
import { useBlocker, useNavigationLock } from '@hondana/shared/navigation';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { dismissNotice, notify } from '@hondana/shared/overlays/notices';
import { undoAction } from '@hondana/shared/overlays/undoAction';
import { knownWebUiSettings, useUpdateWebUiSettings, type WebUiSettings } from '@hondana/shared/settings';
import { Button } from '@hondana/shared/ui/Button';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { AddWidget } from './AddWidget.tsx';
import styles from './ArrangeBar.module.css';
import { defaultLayout, replaceGrids, saveDrafts } from './layoutSettings.ts';
import type { Arrangement } from './useArrangement.ts';
import { arrangeHelpId } from './WidgetControls.tsx';

const failureKey = 'dashboard-layout';

interface ArrangeBarProps {
  readonly arrangement: Arrangement;
  /** Including unsaved changes. */
  readonly settings: WebUiSettings;
  readonly onChange: (change: Partial<Arrangement>) => void;
  readonly onClose: () => void;
}

function errorText(error: unknown): string | undefined {
  return error instanceof Error ? error.message : undefined;
}

export function ArrangeBar({ arrangement, settings, onChange, onClose }: ArrangeBarProps) {
  const { drafts, hidden, said } = arrangement;
  const client = useQueryClient();
  const update = useUpdateWebUiSettings();
  const [running, setRunning] = useState<'save' | 'reset'>();
  const bar = useRef<HTMLElement>(null);
  const isChanged = Object.keys({ ...drafts, ...hidden }).length > 0;
  useNavigationLock(true, 'Save or cancel the layout first.');
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);

  const save = async (): Promise<void> => {
    setRunning('save');
    dismissNotice(failureKey);
    try {
      await update(saveDrafts(arrangement));
      notify({ kind: 'success', title: 'Layout Saved!' });
      onClose();
    } catch (error) {
      notify({
        kind: 'error',
        title: 'The layout could not be saved',
        text: errorText(error),
        key: failureKey,
      });
      setRunning(undefined);
    }
  };

  const reset = async (): Promise<void> => {
    setRunning('reset');
    dismissNotice(failureKey);
    const before = knownWebUiSettings(client).layout.dashboard;
    const undo = (): void => {
      update(replaceGrids(before)).catch((error: unknown) =>
        notify({ kind: 'error', title: 'The previous layout could not be restored', text: errorText(error) }),
      );
    };
    try {
      await update(replaceGrids(defaultLayout()));
      notify({
        kind: 'success',
        title: 'Layout reset to default!',
        action: undoAction(undo),
      });
      onClose();
    } catch (error) {
      notify({
        kind: 'error',
        title: 'The layout could not be reset',
        text: errorText(error),
        key: failureKey,
      });
      setRunning(undefined);
    }
  };

  return (
    <section ref={bar} aria-label="Edit mode" tabIndex={-1} className={styles.bar}>
      <div className={styles.text}>
        <p className={styles.title}>Edit Mode Enabled</p>
        <p id={arrangeHelpId} className={styles.help}>
          Drag a widget to move it, its corner to resize it; or use the arrow keys on its handle, with Shift
          to resize.
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
          Reset to Default
        </Button>
        <Button size="small" disabled={running !== undefined} onClick={onClose}>
          Cancel
        </Button>
        <Button
          size="small"
          variant="primary"
          busy={running === 'save'}
          disabled={running === 'reset'}
          onClick={() => void save()}
        >
          Save
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
      title="Leave without saving the layout?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      danger
      onConfirm={() => blocker.proceed?.()}
    >
      Your layout changes will be lost.
    </ConfirmDialog>
  );
}
