import { queueKeys } from '@hondana/shared/api/queryKeys';
import { commandQueue } from '@hondana/shared/api/queue';
import { useMayCall } from '@hondana/shared/api/users';
import { markStale } from '@hondana/shared/live';
import { notify } from '@hondana/shared/overlays/notices';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { pauseIcon, playIcon, trashIcon } from '@hondana/shared/ui/icons';
import { lazyPart } from '@hondana/shared/ui/lazyPart';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRunningQueue } from './useRunningQueue.ts';

const ClearQueueDialog = lazyPart(async () => (await import('./ClearQueueDialog.tsx')).ClearQueueDialog);

interface QueueControlsProps {
  readonly isRunning: boolean;
  /** How many tasks there are, those that run among them. */
  readonly total: number;
}

/** Pauses, resumes and empties the queue; for those who may (S2-076). */
export function QueueControls({ isRunning, total }: QueueControlsProps) {
  const client = useQueryClient();
  const setRunning = useRunningQueue();
  const [asksToClear, setAsksToClear] = useState(false);
  const mayCommand = useMayCall('POST', '/api/v3/Queue/Pause');
  const command = useMutation({
    // Told which, because the hub may have turned the button before the answer is here.
    mutationFn: (wanted: 'Pause' | 'Resume') => commandQueue(wanted),
    onSuccess: (_, wanted) => {
      setRunning(wanted === 'Resume');
      return markStale(client, [queueKeys.all]);
    },
    onError: ({ message }, wanted) =>
      notify({
        kind: 'error',
        title: wanted === 'Pause' ? 'The queue could not be paused' : 'The queue could not be resumed',
        text: message,
      }),
  });
  if (!mayCommand) return null;
  return (
    <>
      <IconButton
        icon={isRunning ? pauseIcon : playIcon}
        label={isRunning ? 'Pause All' : 'Resume All'}
        size="small"
        busy={command.isPending}
        onClick={() => command.mutate(isRunning ? 'Pause' : 'Resume')}
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
