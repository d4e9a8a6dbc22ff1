import { useLocation } from '@hondana/shared/navigation';
import { useEffect, useRef, useState } from 'react';
import type { FileFacts } from '../shared/fileFacts.ts';
import { keepDraft, readKeptDraft } from './keptDraft.ts';
import { draftFor, type LinkDraft } from './LinkDraft.ts';

/** The files that came along with the navigation (facts 5.16). */
function filesOf(state: unknown): readonly FileFacts[] | undefined {
  if (typeof state !== 'object' || state === null || !('selectedRows' in state)) return undefined;
  return Array.isArray(state.selectedRows) ? state.selectedRows : undefined;
}

/** What is being linked here: the files that were brought, or after a reload what was there before it. */
export function useLinkDraft() {
  const { state, key: step } = useLocation();
  const [firstStep] = useState(step);
  const [draft, setDraft] = useState<LinkDraft>(() => {
    const kept = readKeptDraft();
    const files = filesOf(state);
    if (!files || kept?.step === step) return kept?.draft ?? [];
    return draftFor(files, kept?.draft ?? []);
  });
  useEffect(() => keepDraft({ step: firstStep, draft }), [firstStep, draft]);

  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  /** Also for work that ends after somebody has left: then what is kept changes. */
  const change = (next: (draft: LinkDraft) => LinkDraft): void => {
    const kept = isShown.current ? undefined : readKeptDraft();
    if (kept) keepDraft({ ...kept, draft: next(kept.draft) });
    else setDraft(next);
  };
  return [draft, change] as const;
}
