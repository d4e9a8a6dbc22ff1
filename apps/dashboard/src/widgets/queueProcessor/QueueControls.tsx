import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { useWrite } from '@hondana/shared/api/useWrite';
import { queueStateAtom } from '@hondana/shared/live';
import { pauseQueue, resumeQueue } from '@hondana/shared/resources/queue';
import { useMay } from '@hondana/shared/resources/useMay';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { pauseIcon, playIcon, trashIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

const ClearQueueDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "dialogs" */ './ClearQueueDialog.tsx')).ClearQueueDialog,
);

interface QueueControlsProps {
  readonly isRunning: boolean;
  /** Includes running tasks. */
  readonly total: number;
}

export function QueueControls({ isRunning, total }: QueueControlsProps) {
  const setState = useSetAtom(queueStateAtom);
  // Switches the button at once; the hub's report follows.
  const setRunning = (running: boolean): void => setState((state) => state && { ...state, Running: running });
  const [isConfirmingClear, setConfirmingClear] = useState(false);
  const mayCommand = useMay(pauseQueue);
  // Two mutations, because the hub may switch the button before the answer arrives.
  const pause = useWrite(pauseQueue, {
    failed: t`The queue could not be paused`,
    onDone: () => setRunning(false),
  });
  const resume = useWrite(resumeQueue, {
    failed: t`The queue could not be resumed`,
    onDone: () => setRunning(true),
  });
  if (!mayCommand) return null;
  return (
    <>
      <IconButton
        icon={isRunning ? pauseIcon : playIcon}
        label={isRunning ? t`Pause All` : t`Resume All`}
        size="small"
        busy={pause.isPending || resume.isPending}
        onClick={() => (isRunning ? pause : resume).mutate()}
      />
      <IconButton
        icon={trashIcon}
        label={t`Clear All`}
        size="small"
        aria-disabled={total === 0}
        onClick={() => total > 0 && setConfirmingClear(true)}
      />
      {isConfirmingClear && <ClearQueueDialog onClose={() => setConfirmingClear(false)} />}
    </>
  );
}
