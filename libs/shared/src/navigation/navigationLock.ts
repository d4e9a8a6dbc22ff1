import { t } from '@lingui/core/macro';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const reasonsAtom = atom<readonly string[]>([]);

/**
 * Disables the shell's navigation and shows why, while leaving would lose changes (spec 2, Top navigation).
 * @example useNavigationLock(isEditing, 'Save or cancel the layout first.');
 */
export function useNavigationLock(isLocked: boolean, reason = t`Save or cancel your changes first.`): void {
  const setReasons = useSetAtom(reasonsAtom);
  useEffect(() => {
    if (!isLocked) return;
    setReasons((reasons) => [...reasons, reason]);
    return () => setReasons((reasons) => reasons.toSpliced(reasons.indexOf(reason), 1));
  }, [isLocked, reason, setReasons]);
}

/** Why the navigation is locked; undefined while it is not. */
export function useNavigationLockReason(): string | undefined {
  return useAtomValue(reasonsAtom).at(-1);
}
