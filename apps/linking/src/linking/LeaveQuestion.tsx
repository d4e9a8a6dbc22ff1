import { useBlocker } from '@hondana/shared/navigation';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { plural, t } from '@lingui/core/macro';
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
      title={t`Leave without saving?`}
      confirmLabel={t`Discard ${plural(unsaved, { one: '# change', other: '# changes' })}`}
      cancelLabel={t`Stay`}
      danger
      onConfirm={() => {
        isLeaving.current = true;
        onDiscard();
        if (blocker.state === 'blocked') blocker.proceed();
      }}
    >
      {t`${plural(unsaved, { one: '# link change isn’t saved', other: '# link changes aren’t saved' })}.`}
    </ConfirmDialog>
  );
}
