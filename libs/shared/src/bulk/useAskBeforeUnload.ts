import { useEffect } from 'react';

/**
 * Makes the browser ask before the page is closed or reloaded with unsaved changes. Tabs that sign out or load a new
 * version by themselves dispatch the same event, and stay.
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
