import { useEffect } from 'react';

/**
 * Has the browser ask before the page is closed or loaded again, as long as something on it is not saved. Tabs that sign
 * out or load a new version by themselves ask the same question, and stay.
 *
 * @example useAskBeforeUnload(draft.isEdited);
 */
export function useAskBeforeUnload(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
