import { useLocation } from '@hondana/shared/navigation';
import { useEffect } from 'react';

/** Undefined if the fragment's escapes are malformed, as in `#%`. */
export function nameInFragment(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment.slice(1));
  } catch {
    return undefined;
  }
}

export function useSettingTarget(isReady: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const path = nameInFragment(hash);
    if (!isReady || !path) return;
    const row = document.querySelector<HTMLElement>(`[data-setting="${CSS.escape(path)}"]`);
    const control = row?.querySelector<HTMLElement>('input:not([hidden]), button, [tabindex]');
    row?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
    // `key` makes repeated navigation to the same fragment count.
  }, [isReady, hash, key]);
}
