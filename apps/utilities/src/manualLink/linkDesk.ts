import { notify } from '@hondana/shared/overlays/notices';
import { onSessionChange } from '@hondana/shared/session';
import { atom, getDefaultStore } from 'jotai';
import { type KeptDraft, keepDraft, readKeptDraft } from './keptDraft.ts';
import type { LinkDraft } from './LinkDraft.ts';

const store = getDefaultStore();
const draftAtom = atom<KeptDraft>();

/** How many files were too many to be stored: do not try again with as many at each change. */
let tooMany = Number.POSITIVE_INFINITY;

function keep(next: KeptDraft): void {
  const { length } = next.draft;
  if (length >= tooMany) return;
  const hasWarned = tooMany !== Number.POSITIVE_INFINITY;
  tooMany = keepDraft(next) ? Number.POSITIVE_INFINITY : length;
  if (tooMany === length && !hasWarned) warnNotKept();
}

function warnNotKept(): void {
  notify({
    kind: 'warning',
    title: 'The browser cannot keep what you choose here',
    text: 'Its storage is full or closed. Go on linking; only a reload would lose the episodes that you have chosen.',
    key: 'manual-link-not-kept',
  });
}

/**
 * What is being linked in this tab. It outlives the page and ends with the session.
 */
export const linkDesk = {
  draftAtom,

  /** What is on the desk, or was there before a reload. */
  read: (): KeptDraft | undefined => store.get(draftAtom) ?? readKeptDraft(),

  put: (next: KeptDraft): void => {
    store.set(draftAtom, next);
    keep(next);
  },

  change: (next: (draft: LinkDraft) => LinkDraft): void => {
    const desk = linkDesk.read();
    if (desk) linkDesk.put({ ...desk, draft: next(desk.draft) });
  },
};

onSessionChange((current) => {
  if (current) return;
  store.set(draftAtom, undefined);
});
