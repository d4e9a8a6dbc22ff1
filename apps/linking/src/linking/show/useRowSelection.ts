import { useCallback, useRef, useState } from 'react';

/**
 * Which episodes are selected, as in a file manager: with Shift all from the last one pressed.
 *
 * @param order the episodes in the order of the screen
 */
export function useRowSelection(order: readonly number[]) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const anchor = useRef<number | undefined>(undefined);
  const select = useCallback(
    (episodeId: number, extend: boolean) => {
      const from = extend && anchor.current !== undefined ? order.indexOf(anchor.current) : -1;
      const to = order.indexOf(episodeId);
      anchor.current = episodeId;
      setSelected((before) => {
        const next = new Set(before);
        if (from >= 0 && to >= 0) {
          for (const id of order.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(id);
        } else if (!next.delete(episodeId)) next.add(episodeId);
        return next;
      });
    },
    [order],
  );
  return {
    selected,
    select,
    selectAll: () => setSelected(new Set(order)),
    clear: () => setSelected(new Set()),
  };
}
