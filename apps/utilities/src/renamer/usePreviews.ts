import { useEffect, useLayoutEffect, useRef } from 'react';
import { relocationStore } from './relocationStore.ts';
import type { ConfigDraft } from './useConfigDraft.ts';

/** Pause after a change of the config before previews are requested again, in milliseconds. */
const rest = 500;

/** Keeps the store's previews in step with the config being edited, as long as the page is shown. */
export function usePreviews(
  { config, values, isValid }: ConfigDraft,
  { move, rename }: { readonly move: boolean; readonly rename: boolean },
): void {
  // An invalid config has no previews; the previous ones would be wrong.
  const tried = isValid && config ? JSON.stringify({ ...config, Settings: values }) : '';
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const question = tried === '' ? undefined : { config: JSON.parse(tried), move, rename };
    // The first config is not a change by the user, but results of an earlier visit must not be shown for it.
    if (isFirst.current) {
      isFirst.current = false;
      relocationStore().ask(question);
      return;
    }
    const timer = setTimeout(() => relocationStore().ask(question), rest);
    return () => clearTimeout(timer);
  }, [tried, move, rename]);
  useEffect(() => () => relocationStore().want([]), []);
}
