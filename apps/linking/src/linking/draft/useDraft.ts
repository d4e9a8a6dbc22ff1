import { perSession } from '@hondana/shared/session/perSession';
import { atom, useAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import { keepDraft, type LinkDraft, readDraft } from './keptDraft.ts';

/** Drafts of this visit by name; what is not in it yet is read from the browser. */
const draftsAtom = perSession(() => atom<ReadonlyMap<string, LinkDraft>>(new Map()));

export type ChangeDraft = (change: (draft: LinkDraft) => LinkDraft) => void;

/**
 * What is not saved yet of a series' links. It outlives a reload, in this browser and for this person.
 *
 * @param newShow a show that is not linked yet: what is chosen of it is nothing to another one
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
