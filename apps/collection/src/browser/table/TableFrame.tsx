// biome-ignore-all lint/a11y/useSemanticElements: only rows near the view are rendered, which a table element cannot do.
import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { useListWidth } from '@hondana/shared/ui/useListWidth';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ColumnName } from '../listDisplay.ts';
import styles from './TableFrame.module.css';
import { columnTracks, isStacked } from './tableLayout.ts';

/** Without headings, Sort still works. */
const TableHead = lazyPart(
  async () => (await import(/* webpackChunkName: "cards" */ './TableHead.tsx')).TableHead,
  { failed: () => null },
);

interface TableFrameProps {
  readonly label: string;
  /** Undefined while the count is a guess. */
  readonly total: number | undefined;
  readonly columns: readonly ColumnName[];
  readonly children: ReactNode;
}

/** Where columns don't fit, values are stacked below the name. */
export function TableFrame({ label, total, columns, children }: TableFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { width, rem } = useListWidth(frame, undefined);
  const stacked = width > 0 && isStacked(columns, width, rem);

  // Keyboard focus must not end up under the headings.
  useLayoutEffect(() => {
    if (stacked) return;
    const { style } = document.documentElement;
    style.setProperty('--list-head', '2.25rem');
    return () => void style.removeProperty('--list-head');
  }, [stacked]);

  return (
    <div
      ref={frame}
      role="table"
      aria-label={label}
      aria-rowcount={total ?? -1}
      data-stacked={stacked || undefined}
      style={{ '--table-columns': columnTracks(columns) } as CSSProperties}
    >
      {!stacked && (
        <div role="presentation" className={styles.head}>
          <TableHead shown={columns} />
        </div>
      )}
      {children}
    </div>
  );
}
