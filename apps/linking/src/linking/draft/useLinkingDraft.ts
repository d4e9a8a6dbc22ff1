import { perSession } from '@hondana/shared/session/perSession';
import { atom, useAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import { type LinkingDraft, storedLinkingDraft, storeLinkingDraft } from './linkingDraft.ts';

const draftsAtom = perSession(() => atom<ReadonlyMap<string, LinkingDraft>>(new Map()));

export type ChangeDraft = (change: (draft: LinkingDraft) => LinkingDraft) => void;

/** Survives a reload. @param newShow a show that is not linked yet; it has a draft of its own */
export function useLinkingDraft(seriesId: number, newShow?: number): readonly [LinkingDraft, ChangeDraft] {
  const name = ['linking', seriesId, newShow].filter(Boolean).join(':');
  const [drafts, setDrafts] = useAtom(draftsAtom());
  const stored = useMemo(() => storedLinkingDraft(name), [name]);
  const draft = drafts.get(name) ?? stored;
  const change = useCallback<ChangeDraft>(
    (edit) =>
      setDrafts((before) => {
        const next = edit(before.get(name) ?? storedLinkingDraft(name));
        storeLinkingDraft(name, next);
        return new Map(before).set(name, next);
      }),
    [name, setDrafts],
  );
  return [draft, change];
}
