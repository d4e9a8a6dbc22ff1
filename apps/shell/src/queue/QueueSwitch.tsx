import { useWrite } from '@hondana/shared/api/useWrite';
import { pauseQueue, resumeQueue } from '@hondana/shared/resources/queue';
import { useMay } from '@hondana/shared/resources/useMay';
import { Button } from '@hondana/shared/ui/Button';
import { pauseIcon, playIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';

export function QueueSwitch({ isRunning }: { readonly isRunning: boolean }) {
  const mayPause = useMay(pauseQueue);
  const command = useWrite(isRunning ? pauseQueue : resumeQueue, {
    failed: t`The queue could not be changed`,
  });
  if (!mayPause) return null;
  return (
    <Button icon={isRunning ? pauseIcon : playIcon} busy={command.isPending} onClick={() => command.mutate()}>
      {isRunning ? t`Pause All` : t`Resume All`}
    </Button>
  );
}
