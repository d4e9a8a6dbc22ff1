import { useEffect, useLayoutEffect, useRef } from 'react';
import { relocationStore } from './relocationStore.ts';
import type { ConfigDraft } from './useConfigDraft.ts';

/** Pause after a change of the config before previews are made anew, in milliseconds. */
const rest = 500;

/** Has the store make previews with the config as it is edited, as long as the page is there. */
export function usePreviews(
  { config, values, isValid }: ConfigDraft,
  { move, rename }: { readonly move: boolean; readonly rename: boolean },
): void {
  // A config that is not valid has no previews; those of before would be wrong.
  const tried = isValid && config ? JSON.stringify({ ...config, Settings: values }) : '';
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const question = tried === '' ? undefined : { config: JSON.parse(tried), move, rename };
    // What the page comes with is no change: what an earlier visit asked must not be shown for it.
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
