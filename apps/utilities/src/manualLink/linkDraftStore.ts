import { notify } from '@hondana/shared/overlays/notices';
import { onUserGone } from '@hondana/shared/session/onUserGone';
import { atom, getDefaultStore } from 'jotai';
import type { LinkDraft } from './LinkDraft.ts';
import { readStoredDraft, type StoredDraft, storeDraft } from './storedDraft.ts';

const store = getDefaultStore();
const draftAtom = atom<StoredDraft>();

/** How many files were too many to be stored: do not try again with as many at each change. */
let tooMany = Number.POSITIVE_INFINITY;

function keep(next: StoredDraft): void {
  const { length } = next.draft;
  if (length >= tooMany) return;
  const hasWarned = tooMany !== Number.POSITIVE_INFINITY;
  tooMany = storeDraft(next) ? Number.POSITIVE_INFINITY : length;
  if (tooMany === length && !hasWarned) warnNotKept();
}

function warnNotKept(): void {
  notify({
    kind: 'warning',
    title: 'The browser cannot save your choices',
    text: 'Its storage is full or unavailable. You can keep linking, but reloading would lose the chosen episodes.',
    key: 'manual-link-not-kept',
  });
}

/**
 * What is being linked in this tab. It outlives the page and goes with its user.
 */
export const linkDraftStore = {
  draftAtom,

  /** The current draft, or the one from before a reload. */
  read: (): StoredDraft | undefined => store.get(draftAtom) ?? readStoredDraft(),

  put: (next: StoredDraft): void => {
    store.set(draftAtom, next);
    keep(next);
  },

  change: (next: (draft: LinkDraft) => LinkDraft): void => {
    const current = linkDraftStore.read();
    if (current) linkDraftStore.put({ ...current, draft: next(current.draft) });
  },
};

onUserGone(() => store.set(draftAtom, undefined));
