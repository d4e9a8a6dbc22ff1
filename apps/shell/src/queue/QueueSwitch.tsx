import { commandQueue } from '@hondana/shared/api/queue';
import { useMayCall } from '@hondana/shared/api/users';
import { notify } from '@hondana/shared/overlays/notices';
import { Button } from '@hondana/shared/ui/Button';
import { pauseIcon, playIcon } from '@hondana/shared/ui/icons';
import { useMutation } from '@tanstack/react-query';

/** Pauses the queue or lets it go on (S2-076); the hub tells when it has happened. */
export function QueueSwitch({ isRunning }: { readonly isRunning: boolean }) {
  const mayPause = useMayCall('POST', '/api/v3/Queue/Pause');
  const command = useMutation({
    mutationFn: commandQueue,
    onError: ({ message }) =>
      notify({ kind: 'error', title: 'The queue could not be changed', text: message }),
  });
  if (!mayPause) return null;
  return (
    <Button
      icon={isRunning ? pauseIcon : playIcon}
      busy={command.isPending}
      onClick={() => command.mutate(isRunning ? 'Pause' : 'Resume')}
    >
      {isRunning ? 'Pause All' : 'Resume All'}
    </Button>
  );
}
