import { useBlocker } from '@hondana/shared/navigation';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { plural } from '@hondana/shared/ui/format';
import type { RefObject } from 'react';

interface LeaveQuestionProps {
  readonly unsaved: number;
  /** Set to leave without asking, once everything is saved. */
  readonly isLeaving: RefObject<boolean>;
  readonly onDiscard: () => void;
}

/** Asks before leaving unsaved links. Switching to another link of the same series does not count. */
export function LeaveQuestion({ unsaved, isLeaving, onDiscard }: LeaveQuestionProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved > 0 && !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open && !isLeaving.current && blocker.state === 'blocked') blocker.reset();
      }}
      title="Leave without saving?"
      confirmLabel={`Discard ${plural(unsaved, 'change', 'changes')}`}
      cancelLabel="Stay"
      danger
      onConfirm={() => {
        isLeaving.current = true;
        onDiscard();
        if (blocker.state === 'blocked') blocker.proceed();
      }}
    >
      {`${plural(unsaved, 'link change isn’t saved', 'link changes aren’t saved')}.`}
    </ConfirmDialog>
  );
}
