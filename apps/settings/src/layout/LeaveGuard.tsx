import { useAskBeforeUnload } from '@hondana/shared/bulk/useAskBeforeUnload';
import { useBlocker } from '@hondana/shared/navigation';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { getSession } from '@hondana/shared/session';
import { plural, t } from '@lingui/core/macro';
import type { RefObject } from 'react';

interface LeaveGuardProps {
  /** In the shared draft, which survives navigation within the settings. */
  readonly changes: number;
  /** What leaving this page would lose, as a sentence. */
  readonly pageWork: string | undefined;
  readonly pageWorkNow: RefObject<string | undefined>;
  readonly onGiveUp: () => void;
}

const isWithinSettings = (pathname: string): boolean => /^\/settings(\/|$)/.test(pathname);

export function LeaveGuard({ changes, pageWork, pageWorkNow, onGiveUp }: LeaveGuardProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const moves = currentLocation.pathname !== nextLocation.pathname;
    // Without a session nothing can be saved any more.
    if (!moves || getSession() === undefined) return false;
    return pageWorkNow.current !== undefined || (changes > 0 && !isWithinSettings(nextLocation.pathname));
  });
  useAskBeforeUnload(changes > 0 || pageWork !== undefined);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen && blocker.state === 'blocked') blocker.reset();
      }}
      title={t`Leave without saving?`}
      confirmLabel={t`Leave without saving`}
      cancelLabel={t`Stay`}
      danger
      onConfirm={() => {
        if (blocker.state !== 'blocked') return;
        if (!isWithinSettings(blocker.location.pathname)) onGiveUp();
        blocker.proceed();
      }}
    >
      {pageWork ??
        t`${plural(changes, { one: '# unsaved change', other: '# unsaved changes' })} will be lost.`}
    </ConfirmDialog>
  );
}
