import { type NoticeText, noticeParts, notify } from '@hondana/shared/overlays/notices';
import { perSession } from '@hondana/shared/session/perSession';
import { keepUserItem, readUserItem } from '@hondana/shared/session/userStorage';
import { atom, getDefaultStore } from 'jotai';

interface DraftKind<Draft> {
  /** Unlike any other draft's. */
  readonly name: string;
  /** What was kept, which may be of an earlier version of the interface; undefined when it cannot be used. */
  readonly parse: (value: unknown) => Draft | undefined;
  /** How much there is in it; one with nothing in it is not kept. */
  readonly sizeOf: (draft: Draft) => number;
  /** What is said, once, when the browser has no room for it. */
  readonly notKept: NoticeText;
}

/**
 * What a person has prepared and not carried out: it outlives the page that they prepared it on and a reload of this
 * tab, and goes with them.
 *
 * @example
 * const linkDrafts = draftStore({ name: 'manual-link', parse, sizeOf: ({ draft }) => draft.length, notKept });
 * const draft = useAtomValue(linkDrafts.atom());
 */
export function draftStore<Draft>({ name, parse, sizeOf, notKept }: DraftKind<Draft>) {
  const store = getDefaultStore();
  const held = perSession(() => ({
    draftAtom: atom(parse(readUserItem('tab', name))),
    /** How much was too much to be stored: do not try again with as much at each change. */
    tooMuch: Number.POSITIVE_INFINITY,
  }));

  const keep = (next: Draft): void => {
    const state = held();
    const size = sizeOf(next);
    if (size >= state.tooMuch) return;
    const hasWarned = state.tooMuch !== Number.POSITIVE_INFINITY;
    const isKept = keepUserItem('tab', name, size === 0 ? undefined : next);
    state.tooMuch = isKept ? Number.POSITIVE_INFINITY : size;
    if (!isKept && !hasWarned) notify({ kind: 'warning', key: `${name}-not-kept`, ...noticeParts(notKept) });
  };

  return {
    /** Holds the draft of the present session; undefined until there is one. */
    atom: () => held().draftAtom,
    read: (): Draft | undefined => store.get(held().draftAtom),
    put: (next: Draft): void => {
      store.set(held().draftAtom, next);
      keep(next);
    },
  };
}
