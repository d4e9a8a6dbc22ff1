import { notify } from '@hondana/shared/overlays/notices';
import { onSessionChange } from '@hondana/shared/session';
import { atom, getDefaultStore } from 'jotai';
import { type KeptDraft, keepDraft, readKeptDraft } from './keptDraft.ts';
import type { LinkDraft } from './LinkDraft.ts';

/** How far the links are that are being made; `of` is 0 while nobody knows. */
export interface LinkingProgress {
  readonly through: number;
  readonly of: number;
}

const store = getDefaultStore();
const draftAtom = atom<KeptDraft>();
const progressAtom = atom<LinkingProgress>();

let session = new AbortController();
let run = new AbortController();
/** How many files were too many to be kept: as many again would be written in vain at each change. */
let tooMany = Number.POSITIVE_INFINITY;

function keep(next: KeptDraft): void {
  const { length } = next.draft;
  if (length >= tooMany) return;
  const isTold = tooMany !== Number.POSITIVE_INFINITY;
  tooMany = keepDraft(next) ? Number.POSITIVE_INFINITY : length;
  if (tooMany === length && !isTold) tellNotKept();
}

function tellNotKept(): void {
  notify({
    kind: 'warning',
    title: 'The browser cannot keep what you choose here',
    text: 'Its storage is full or closed. Go on linking; only a reload would lose the episodes that you have chosen.',
    key: 'manual-link-not-kept',
  });
}

/**
 * What is being linked in this tab, and how far that is. No part of a screen: the work goes on when the page is left,
 * and is there on return. All of it ends with the session.
 */
export const linkDesk = {
  draftAtom,
  progressAtom,

  /** Aborted when the session ends: nobody else may be told of what is done in it. */
  get session(): AbortSignal {
    return session.signal;
  },

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

  /** Begins to link, until the signal that is answered says that nothing more is to be begun. */
  begin: (): AbortSignal => {
    run = new AbortController();
    store.set(progressAtom, { through: 0, of: 0 });
    return AbortSignal.any([run.signal, session.signal]);
  },

  isLinking: (): boolean => store.get(progressAtom) !== undefined,
  tell: (progress: LinkingProgress): void => store.set(progressAtom, progress),
  end: (): void => store.set(progressAtom, undefined),
  cancel: (): void => run.abort(),
};

onSessionChange((current) => {
  if (current) return;
  session.abort();
  session = new AbortController();
  store.set(draftAtom, undefined);
  store.set(progressAtom, undefined);
});
