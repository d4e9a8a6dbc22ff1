// biome-ignore-all lint/a11y/useSemanticElements: only rows near the view are rendered, which a table element cannot do.
// biome-ignore-all lint/a11y/useFocusableInteractive: the control within each cell takes the focus.

import type { Selecting } from '@hondana/shared/bulk/useSelection';
import { VirtualList } from '@hondana/shared/ui/VirtualList';
import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import type { HandedOverFile } from '../shared/fileHandover.ts';
import scrollBox from '../shared/scrollBox.module.css';
import { selectAllByKey } from '../shared/selectAllByKey.ts';
import { usePageKeys } from '../shared/usePageKeys.ts';
import { ProviderRow } from './ProviderRow.tsx';
import type { SearchDraft } from './SearchDraft.ts';

interface ProviderTableProps {
  readonly draft: SearchDraft;
  readonly selecting: Selecting<HandedOverFile>;
}

const rowHeight = (width: number, rem: number): number => (width < 35 * rem ? 6.75 : 4.75) * rem;

export function ProviderTable({ draft, selecting }: ProviderTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  usePageKeys(scroller);
  const { press, follow, selectAll, has } = selecting;
  return (
    <div
      ref={scroller}
      role="table"
      aria-label={t`Files to link`}
      aria-rowcount={draft.length}
      className={scrollBox.box}
    >
      <VirtualList
        label={t`Files to link`}
        role="rowgroup"
        itemRole="row"
        count={draft.length}
        itemHeight={rowHeight}
        scroller={scroller}
        overscan={6}
        onFocusMove={(index, { shift }) => follow(index, shift)}
        onKeyDown={selectAllByKey(selectAll)}
        renderItem={(index, { tabIndex }) => {
          const row = draft[index];
          if (!row) return null;
          const { key } = row.file;
          return (
            <ProviderRow key={key} {...{ row, index, tabIndex }} isSelected={has(key)} onPress={press} />
          );
        }}
      />
    </div>
  );
}
