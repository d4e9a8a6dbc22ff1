import { useNavigationLockReason } from '@hondana/shared/navigation';
import { notify } from '@hondana/shared/overlays/notices';
import { t } from '@lingui/core/macro';
import type { MouseEvent } from 'react';

export function notifyNavigationLocked(reason: string): void {
  notify({ kind: 'info', title: t`The navigation is locked`, text: reason, key: 'navigation-lock' });
}

/** The reason why navigation is locked, and handlers that block a bar's links, also when opened in a new tab. */
export function useLockedNavigation() {
  const reason = useNavigationLockReason();
  const hold = (event: MouseEvent): void => {
    if (reason === undefined || !(event.target as Element).closest('a:not([target])')) return;
    event.preventDefault();
    notifyNavigationLocked(reason);
  };
  return { reason, handlers: { onClickCapture: hold, onAuxClickCapture: hold } };
}
