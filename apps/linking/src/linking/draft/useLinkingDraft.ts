import { perSession } from '@hondana/shared/session/perSession';
import { atom, useAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import { type LinkingDraft, storedLinkingDraft, storeLinkingDraft } from './linkingDraft.ts';

/** Drafts of this visit by name; missing ones are read from the browser's storage. */
const draftsAtom = perSession(() => atom<ReadonlyMap<string, LinkingDraft>>(new Map()));

export type ChangeDraft = (change: (draft: LinkingDraft) => LinkingDraft) => void;

/**
 * The unsaved changes of a series' links. They outlive a reload, in this browser and for this user.
 *
 * @param newShow a show that is not linked yet: choices for it do not apply to another one
 */
export function useLinkingDraft(seriesId: number, newShow?: number): readonly [LinkingDraft, ChangeDraft] {
  const name = ['linking', seriesId, newShow].filter(Boolean).join(':');
  const [drafts, setDrafts] = useAtom(draftsAtom());
  const kept = useMemo(() => storedLinkingDraft(name), [name]);
  const draft = drafts.get(name) ?? kept;
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
