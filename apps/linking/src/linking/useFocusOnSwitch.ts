import { useEffect, useRef } from 'react';
import { focusTitle } from './focusTitle.ts';

/** Moves a lost focus when the view changes: to the page's title, or back to the search result that was previewed. */
export function useFocusOnSwitch(id: number | undefined): void {
  const shown = useRef(id);
  useEffect(() => {
    const previousId = shown.current;
    shown.current = id;
    if (previousId === id || document.activeElement !== document.body) return;
    const choice = document.querySelector<HTMLElement>(`[data-result="${previousId}"] button[aria-label]`);
    if (choice) choice.focus();
    else focusTitle();
  }, [id]);
}
