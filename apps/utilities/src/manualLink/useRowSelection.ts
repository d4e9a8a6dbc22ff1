import { useEscape } from '@hondana/shared/overlays/layers';
import { useRef, useState } from 'react';
import type { LinkDraft } from './LinkDraft.ts';

export type RowSelection = ReturnType<typeof useRowSelection>;

/** Which files of the draft are selected, as in a file manager. Escape lets go of them. */
export function useRowSelection(draft: LinkDraft) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef(0);
  const keys = new Set(draft.flatMap(({ file }) => (chosen.has(file.key) ? [file.key] : [])));
  const keysIn = (from: number, to: number) =>
    draft.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ file }) => file.key);

  const press = (index: number, how: { readonly extend: boolean; readonly add: boolean }): void => {
    const key = draft[index]?.file.key;
    if (key === undefined) return;
    if (how.extend) {
      setChosen(new Set([...keys, ...keysIn(anchor.current, index)]));
      return;
    }
    anchor.current = index;
    const next = new Set(how.add ? keys : []);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
  };
  const clear = (): void => setChosen(new Set());
  useEscape(keys.size > 0, clear);
  return {
    keys,
    press,
    /** The focus has gone to a file; with `extend` the selection goes along. */
    follow: (index: number, extend: boolean) => {
      if (extend) press(index, { extend, add: false });
      else anchor.current = index;
    },
    selectAll: () => setChosen(new Set(draft.map(({ file }) => file.key))),
    /** Those that nothing is chosen for yet. */
    selectOpen: () =>
      setChosen(new Set(draft.flatMap(({ file, targets }) => (targets.length === 0 ? [file.key] : [])))),
    clear,
  };
}
