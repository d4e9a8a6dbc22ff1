// biome-ignore-all lint/a11y/useSemanticElements: only rows near the view are rendered, which a table element cannot do.
// biome-ignore-all lint/a11y/useFocusableInteractive: the control within each cell takes the focus.

import type { Selecting } from '@hondana/shared/bulk/useSelection';
import { VirtualList } from '@hondana/shared/ui/VirtualList';
import { t } from '@lingui/core/macro';
import { type ReactNode, useRef } from 'react';
import type { HandedOverFile } from './fileHandover.ts';
import scrollBox from './scrollBox.module.css';
import { selectAllByKey } from './selectAllByKey.ts';
import { usePageKeys } from './usePageKeys.ts';

interface RowPlace {
  readonly index: number;
  readonly tabIndex: 0 | -1;
  readonly isSelected: boolean;
}

interface FilesToLinkProps<Row> {
  readonly rows: readonly Row[];
  /** In pixels, of the list's width and the root font size. */
  readonly rowHeight: (width: number, rem: number) => number;
  readonly selecting: Pick<Selecting<HandedOverFile>, 'follow' | 'selectAll' | 'has'>;
  readonly renderRow: (row: Row, place: RowPlace) => ReactNode;
}

/** The table of a page that files were handed over to. */
export function FilesToLink<Row extends { readonly file: HandedOverFile }>({
  rows,
  rowHeight,
  selecting,
  renderRow,
}: FilesToLinkProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  usePageKeys(scroller);
  const { follow, selectAll, has } = selecting;
  return (
    <div
      ref={scroller}
      role="table"
      aria-label={t`Files to link`}
      aria-rowcount={rows.length}
      className={scrollBox.box}
    >
      <VirtualList
        label={t`Files to link`}
        role="rowgroup"
        itemRole="row"
        count={rows.length}
        itemHeight={rowHeight}
        scroller={scroller}
        overscan={6}
        onFocusMove={(index, { shift }) => follow(index, shift)}
        onKeyDown={selectAllByKey(selectAll)}
        renderItem={(index, { tabIndex }) => {
          const row = rows[index];
          return row && renderRow(row, { index, tabIndex, isSelected: has(row.file.key) });
        }}
      />
    </div>
  );
}
