import { useEscape } from '@hondana/shared/overlays/layers';
import { useRef, useState } from 'react';
import type { LinkDraft } from './LinkDraft.ts';

export type RowSelection = ReturnType<typeof useRowSelection>;

/** Which files of the draft are selected, as in a file manager. Escape lets go of them. */
export function useRowSelection(draft: LinkDraft) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  /** Where a run begins; nowhere until something has been pressed. */
  const anchor = useRef<number>(undefined);
  const focus = useRef(0);
  const keys = new Set(draft.flatMap(({ file }) => (chosen.has(file.key) ? [file.key] : [])));
  const keysIn = (from: number, to: number) =>
    draft.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ file }) => file.key);

  const extendTo = (index: number, beginning: number): void => {
    const from = anchor.current ?? beginning;
    anchor.current = from;
    setChosen(new Set([...keys, ...keysIn(from, index)]));
  };

  const press = (index: number, how: { readonly extend: boolean; readonly add: boolean }): void => {
    const key = draft[index]?.file.key;
    if (key === undefined) return;
    focus.current = index;
    if (how.extend) {
      extendTo(index, index);
      return;
    }
    anchor.current = index;
    const next = new Set(how.add ? keys : []);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
  };
  const clear = (): void => {
    // What has been let go of is no beginning of a run.
    anchor.current = undefined;
    setChosen(new Set());
  };
  useEscape(keys.size > 0, clear);
  return {
    keys,
    press,
    /** The focus has gone to a file; with `extend` the selection goes along. */
    follow: (index: number, extend: boolean) => {
      if (extend) extendTo(index, focus.current);
      else anchor.current = index;
      focus.current = index;
    },
    selectAll: () => setChosen(new Set(draft.map(({ file }) => file.key))),
    /** Those that nothing is chosen for yet. */
    selectOpen: () =>
      setChosen(new Set(draft.flatMap(({ file, targets }) => (targets.length === 0 ? [file.key] : [])))),
    clear,
  };
}
