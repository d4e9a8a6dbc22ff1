import type { Episode } from '@hondana/shared/api/types';
import { notify } from '@hondana/shared/overlays/notices';
import { useCallback, useRef, useState } from 'react';
import { extended, kept, nothing, type Selection, toggled } from './selection.ts';

interface SelectionOptions {
  readonly itemAt: (index: number) => Episode | undefined;
  /** The entries of a run, both ends in it, fetched where they are not there yet. */
  readonly load: (first: number, last: number) => Promise<readonly Episode[]>;
}

export interface EpisodeSelection {
  readonly selection: Selection;
  /** Takes an entry in or out; with `extend` all from the one pressed last. */
  readonly select: (index: number, extend: boolean) => void;
  /** The focus has gone to an entry; with `extend` the selection goes with it. */
  readonly follow: (index: number, extend: boolean) => void;
  readonly clear: () => void;
  /** Leaves only those selected whose IDs are named. */
  readonly keepOnly: (ids: ReadonlySet<number>) => void;
}

/** Which episodes are chosen, across pages that come and go. */
export function useEpisodeSelection({ itemAt, load }: SelectionOptions): EpisodeSelection {
  const [selection, setSelection] = useState(nothing);
  /** Where a run begins; nowhere until something has been pressed. */
  const anchor = useRef<number>(undefined);
  const focus = useRef(0);

  const extendTo = useCallback(
    (index: number, beginning: number) => {
      const from = anchor.current ?? beginning;
      anchor.current = from;
      load(Math.min(from, index), Math.max(from, index)).then(
        (episodes) => setSelection((current) => extended(current, episodes)),
        (error: unknown) =>
          notify({
            kind: 'error',
            title: 'The selection could not be extended',
            text: error instanceof Error ? error.message : '',
          }),
      );
    },
    [load],
  );

  const select = useCallback(
    (index: number, extend: boolean) => {
      const episode = itemAt(index);
      if (extend) extendTo(index, index);
      else if (episode) {
        anchor.current = index;
        setSelection((current) => toggled(current, episode));
      }
      focus.current = index;
    },
    [itemAt, extendTo],
  );

  const follow = useCallback(
    (index: number, extend: boolean) => {
      if (extend) extendTo(index, focus.current);
      focus.current = index;
    },
    [extendTo],
  );

  const clear = useCallback(() => {
    anchor.current = undefined;
    setSelection(nothing);
  }, []);
  const keepOnly = useCallback(
    (ids: ReadonlySet<number>) => setSelection((current) => kept(current, ids)),
    [],
  );
  return { selection, select, follow, clear, keepOnly };
}
