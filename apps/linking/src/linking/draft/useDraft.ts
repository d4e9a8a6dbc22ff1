import { perSession } from '@hondana/shared/session/perSession';
import { atom, useAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import { keepDraft, type LinkDraft, readDraft } from './keptDraft.ts';

/** Drafts of this visit by name; missing ones are read from the browser's storage. */
const draftsAtom = perSession(() => atom<ReadonlyMap<string, LinkDraft>>(new Map()));

export type ChangeDraft = (change: (draft: LinkDraft) => LinkDraft) => void;

/**
 * The unsaved changes of a series' links. They outlive a reload, in this browser and for this user.
 *
 * @param newShow a show that is not linked yet: choices for it do not apply to another one
 */
export function useDraft(seriesId: number, newShow?: number): readonly [LinkDraft, ChangeDraft] {
  const name = ['linking', seriesId, newShow].filter(Boolean).join(':');
  const [drafts, setDrafts] = useAtom(draftsAtom());
  const kept = useMemo(() => readDraft(name), [name]);
  const draft = drafts.get(name) ?? kept;
  const change = useCallback<ChangeDraft>(
    (edit) =>
      setDrafts((before) => {
        const next = edit(before.get(name) ?? readDraft(name));
        keepDraft(name, next);
        return new Map(before).set(name, next);
      }),
    [name, setDrafts],
  );
  return [draft, change];
}
