import { useWrite } from '@hondana/shared/api/useWrite';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { clearQueue, queueQuery } from '@hondana/shared/resources/queue';
import { joinSentences } from '@hondana/shared/ui/joinTexts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

/** Cleared tasks do not come back by themselves. */
export function ClearQueueDialog({ onClose }: { readonly onClose: () => void }) {
  const clear = useWrite(clearQueue);
  // Running tasks stay, so this is the server's own count of waiting ones.
  const waiting = useQuery({
    ...queueQuery(),
    select: ({ WaitingCount, BlockedCount }) => WaitingCount + BlockedCount,
  }).data;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        waiting === undefined
          ? t`Drop all waiting tasks?`
          : t`Drop ${plural(waiting, { one: '# waiting task', other: '# waiting tasks' })}?`
      }
      confirmLabel={
        waiting === undefined
          ? t`Drop all waiting tasks`
          : t`Drop ${plural(waiting, { one: '# waiting task', other: '# waiting tasks' })}`
      }
      danger
      onConfirm={() => clear.mutateAsync()}
      failure={(error) =>
        joinSentences([t`The queue could not be cleared.`, error instanceof Error && error.message])
      }
    >
      <p>
        <Trans>
          Running tasks will finish. Dropped tasks are not run and cannot be restored: files waiting to be
          hashed, matched or refreshed wait until an import or action queues them again.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
