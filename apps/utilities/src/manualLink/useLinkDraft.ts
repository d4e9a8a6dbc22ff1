import { useLocation } from '@hondana/shared/navigation';
import { hasSessionEnded } from '@hondana/shared/session';
import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import type { FileFacts } from '../shared/fileFacts.ts';
import { draftFor, isReady, type LinkDraft } from './LinkDraft.ts';
import { linkDesk } from './linkDesk.ts';

/** The files that came along with the navigation (facts 5.16). */
function filesOf(state: unknown): readonly FileFacts[] | undefined {
  if (typeof state !== 'object' || state === null || !('selectedRows' in state)) return undefined;
  return Array.isArray(state.selectedRows) ? state.selectedRows : undefined;
}

function bring(step: string, files: readonly FileFacts[] | undefined): void {
  const before = linkDesk.read();
  if (!files || before?.step === step) {
    linkDesk.put(before ?? { step, draft: [] });
    return;
  }
  const draft = before?.draft ?? [];
  // What is being linked stays until it is known how that went.
  const kept = linkDesk.isLinking() ? draft.filter(isReady).map(({ file }) => file) : [];
  linkDesk.put({ step, draft: draftFor([...kept, ...files], draft) });
}

/**
 * What is being linked here: the files that were brought, or on return and after a reload what was there before it.
 * Undefined until that is known.
 */
export function useLinkDraft(): LinkDraft | undefined {
  const { state, key: step } = useLocation();
  const files = filesOf(state);
  const desk = useAtomValue(linkDesk.draftAtom);
  const isBrought = desk !== undefined && (files === undefined || desk.step === step);
  useLayoutEffect(() => {
    if (!isBrought && !hasSessionEnded()) bring(step, files);
  });
  return isBrought ? desk.draft : undefined;
}
