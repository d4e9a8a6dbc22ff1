import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RelocationMethod } from './relocationMethod.ts';
import type { PreviewQuestion } from './relocationState.ts';
import { relocationStore } from './relocationStore.ts';
import type { RelocateOptions } from './renamers.ts';

/** Debounces edits of the config. */
const debounceMs = 500;

/** Undefined if the config is invalid. */
export function previewQuestion(
  { by }: RelocationMethod,
  { move, rename }: RelocateOptions,
): PreviewQuestion | undefined {
  return by && { by, move, rename };
}

export function usePreviews(method: RelocationMethod, how: RelocateOptions): void {
  const serialized = JSON.stringify(previewQuestion(method, how) ?? null);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const question: PreviewQuestion | undefined = JSON.parse(serialized) ?? undefined;
    // Not an edit, so no debounce; also drops results of an earlier visit with another config.
    if (isFirst.current) {
      isFirst.current = false;
      relocationStore().ask(question);
      return;
    }
    const timer = setTimeout(() => relocationStore().ask(question), debounceMs);
    return () => clearTimeout(timer);
  }, [serialized]);
  useEffect(() => () => relocationStore().want([]), []);
}
