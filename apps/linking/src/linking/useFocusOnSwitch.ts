import { useEffect, useRef } from 'react';
import { focusTitle } from './focusTitle.ts';

/**
 * Gives the focus to the page's title when the view changes and the control that had it disappears; on return from
 * a show or movie that was only previewed, to where it was chosen.
 */
export function useFocusOnSwitch(id: number | undefined): void {
  const shown = useRef(id);
  useEffect(() => {
    const left = shown.current;
    shown.current = id;
    if (left === id || document.activeElement !== document.body) return;
    const choice = document.querySelector<HTMLElement>(`[data-result="${left}"] button[aria-label]`);
    if (choice) choice.focus();
    else focusTitle();
  }, [id]);
}
