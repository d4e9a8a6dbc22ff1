import { type NoticeText, noticeParts, notify } from '@hondana/shared/overlays/notices';
import { perSession } from '@hondana/shared/session/perSession';
import { readUserItem, writeUserItem } from '@hondana/shared/session/userStorage';
import { atom, getDefaultStore } from 'jotai';

interface DraftKind<Draft> {
  /** Must be unique. */
  readonly name: string;
  /** Stored data may come from an earlier version of the interface; returns undefined if it is unusable. */
  readonly parse: (value: unknown) => Draft | undefined;
  /** Number of entries; empty drafts aren't stored. */
  readonly sizeOf: (draft: Draft) => number;
  /** Shown once if the browser's storage is full. */
  readonly notKept: () => NoticeText;
}

/**
 * Prepared but not yet applied work. Outlives its page and reloads of the tab, but not the user's session.
 *
 * @example
 * const linkDrafts = draftStore({ name: 'manual-link', parse, sizeOf: ({ draft }) => draft.length, notKept });
 * const draft = useAtomValue(linkDrafts.atom());
 */
export function draftStore<Draft>({ name, parse, sizeOf, notKept }: DraftKind<Draft>) {
  const store = getDefaultStore();
  const session = perSession(() => ({
    draftAtom: atom(parse(readUserItem('tab', name))),
    /** Size that storage refused; drafts at least as large aren't tried again. */
    tooMuch: Number.POSITIVE_INFINITY,
  }));

  const persist = (next: Draft): void => {
    const state = session();
    const size = sizeOf(next);
    if (size >= state.tooMuch) return;
    const hasWarned = state.tooMuch !== Number.POSITIVE_INFINITY;
    const isKept = writeUserItem('tab', name, size === 0 ? undefined : next);
    state.tooMuch = isKept ? Number.POSITIVE_INFINITY : size;
    if (!isKept && !hasWarned)
      notify({ kind: 'warning', key: `${name}-not-kept`, ...noticeParts(notKept()) });
  };

  return {
    /** The current session's draft; undefined if there is none. */
    atom: () => session().draftAtom,
    read: (): Draft | undefined => store.get(session().draftAtom),
    put: (next: Draft): void => {
      store.set(session().draftAtom, next);
      persist(next);
    },
  };
}
