import { useLocation } from '@hondana/shared/navigation';
import { useEffect } from 'react';

/** Brings the setting that the address names into view and gives it the focus: from the search, or a link. */
export function useSettingTarget(isReady: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!isReady || hash === '') return;
    const path = decodeURIComponent(hash.slice(1));
    const row = document.querySelector<HTMLElement>(`[data-setting="${CSS.escape(path)}"]`);
    const control = row?.querySelector<HTMLElement>('input:not([hidden]), button, [tabindex]');
    row?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
    // The same address asked for again is another visit.
  }, [isReady, hash, key]);
}
