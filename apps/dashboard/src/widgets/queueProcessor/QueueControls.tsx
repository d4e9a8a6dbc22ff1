import { useMay } from '@hondana/shared/api/useMay';
import { useWrite } from '@hondana/shared/api/useWrite';
import { queueStateAtom } from '@hondana/shared/live';
import { pauseQueue, resumeQueue } from '@hondana/shared/resources/queue';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { pauseIcon, playIcon, trashIcon } from '@hondana/shared/ui/icons';
import { lazyPart } from '@hondana/shared/ui/lazyPart';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

const ClearQueueDialog = lazyPart(async () => (await import('./ClearQueueDialog.tsx')).ClearQueueDialog);

interface QueueControlsProps {
  readonly isRunning: boolean;
  /** How many tasks there are, those that run among them. */
  readonly total: number;
}

/** Pauses, resumes and empties the queue; for those who may. */
export function QueueControls({ isRunning, total }: QueueControlsProps) {
  const setState = useSetAtom(queueStateAtom);
  // What was just asked for turns the button at once; the hub's word follows.
  const setRunning = (running: boolean): void => setState((state) => state && { ...state, Running: running });
  const [asksToClear, setAsksToClear] = useState(false);
  const mayCommand = useMay(pauseQueue);
  // Two of them, because the hub may turn the button before the answer is here.
  const pause = useWrite(pauseQueue, {
    failed: 'The queue could not be paused',
    onDone: () => setRunning(false),
  });
  const resume = useWrite(resumeQueue, {
    failed: 'The queue could not be resumed',
    onDone: () => setRunning(true),
  });
  if (!mayCommand) return null;
  return (
    <>
      <IconButton
        icon={isRunning ? pauseIcon : playIcon}
        label={isRunning ? 'Pause All' : 'Resume All'}
        size="small"
        busy={pause.isPending || resume.isPending}
        onClick={() => (isRunning ? pause : resume).mutate()}
      />
      <IconButton
        icon={trashIcon}
        label="Clear All"
        size="small"
        aria-disabled={total === 0}
        onClick={() => total > 0 && setAsksToClear(true)}
      />
      {asksToClear && <ClearQueueDialog onClose={() => setAsksToClear(false)} />}
    </>
  );
}
