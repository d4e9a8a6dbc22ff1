import { useLocation } from '@hondana/shared/navigation';
import { useEffect } from 'react';

/** The place or setting that a fragment names; undefined where its escapes are malformed, as in `#%`. */
export function nameInFragment(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment.slice(1));
  } catch {
    return undefined;
  }
}

/** Brings the setting that the address names into view and gives it the focus: from the search, or a link. */
export function useSettingTarget(isReady: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const path = nameInFragment(hash);
    if (!isReady || !path) return;
    const row = document.querySelector<HTMLElement>(`[data-setting="${CSS.escape(path)}"]`);
    const control = row?.querySelector<HTMLElement>('input:not([hidden]), button, [tabindex]');
    row?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
    // The same address asked for again is another visit.
  }, [isReady, hash, key]);
}
