import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const reasonsAtom = atom<readonly string[]>([]);

/**
 * Disables the shell's navigation while leaving the page would lose something (spec 2, Top navigation): links can
 * be followed neither by pointer nor by keyboard nor by shortcut, and say why.
 *
 * @example
 * useNavigationLock(isEditing, 'Save or cancel the layout first.');
 */
export function useNavigationLock(isLocked: boolean, reason = 'Save or cancel your changes first.'): void {
  const setReasons = useSetAtom(reasonsAtom);
  useEffect(() => {
    if (!isLocked) return;
    setReasons((reasons) => [...reasons, reason]);
    return () => setReasons((reasons) => reasons.toSpliced(reasons.indexOf(reason), 1));
  }, [isLocked, reason, setReasons]);
}

/** Why the navigation is locked; undefined while it is not. For what leads elsewhere from outside the page. */
export function useNavigationLockReason(): string | undefined {
  return useAtomValue(reasonsAtom).at(-1);
}
