import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PreviewQuestion } from './relocationState.ts';
import { relocationStore } from './relocationStore.ts';
import type { Relocating } from './renamers.ts';
import type { ConfigDraft } from './useConfigDraft.ts';

/** Pause after a change of the config before previews are requested again, in milliseconds. */
const rest = 500;

/** What the previews are of; undefined while there are none, because the config is invalid. */
export function previewQuestion(
  { config, values, isValid }: ConfigDraft,
  { move, rename }: Relocating,
): PreviewQuestion | undefined {
  return isValid && config ? { config: { ...config, Settings: values }, move, rename } : undefined;
}

/** Keeps the store's previews in step with the config being edited, as long as the page is shown. */
export function usePreviews(draft: ConfigDraft, how: Relocating): void {
  const tried = JSON.stringify(previewQuestion(draft, how) ?? null);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const question: PreviewQuestion | undefined = JSON.parse(tried) ?? undefined;
    // The first config is not a change by the user, but results of an earlier visit must not be shown for it.
    if (isFirst.current) {
      isFirst.current = false;
      relocationStore().ask(question);
      return;
    }
    const timer = setTimeout(() => relocationStore().ask(question), rest);
    return () => clearTimeout(timer);
  }, [tried]);
  useEffect(() => () => relocationStore().want([]), []);
}
