// biome-ignore-all lint/a11y/useSemanticElements: only rows near the view are rendered, which a table element cannot do.
// biome-ignore-all lint/a11y/useFocusableInteractive: the control within each cell takes the focus.

import { selectOnly } from '@hondana/shared/bulk/selection';
import type { Selecting } from '@hondana/shared/bulk/useSelection';
import { Button } from '@hondana/shared/ui/Button';
import { VirtualList } from '@hondana/shared/ui/VirtualList';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import type { HandedOverFile } from '../shared/fileHandover.ts';
import scrollBox from '../shared/scrollBox.module.css';
import { selectAllByKey } from '../shared/selectAllByKey.ts';
import { usePageKeys } from '../shared/usePageKeys.ts';
import type { LinkDraft } from './LinkDraft.ts';
import styles from './LinkTable.module.css';
import { LinkTableRow } from './LinkTableRow.tsx';

interface LinkTableProps {
  readonly draft: LinkDraft;
  readonly selecting: Selecting<HandedOverFile>;
  readonly keys: ReadonlySet<string>;
  readonly onClear: () => void;
  readonly onRemove: () => void;
}

const rowHeight = (width: number, rem: number): number => (width < 35 * rem ? 6.75 : 4.5) * rem;

export function LinkTable({ draft, selecting, keys, onClear, onRemove }: LinkTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  usePageKeys(scroller);
  const { press, follow, selectAll, change, clear } = selecting;
  const open = draft.filter(({ targets }) => targets.length === 0).map(({ file }) => file);
  const unsure = draft
    .filter(({ targets, guess }) => targets.length > 0 && guess?.isSure === false)
    .map(({ file }) => file);
  const isBegun = draft.some(({ targets }) => targets.length > 0);
  return (
    <section aria-label={t`Files`} className={styles.pane}>
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          <Trans>
            <Plural value={keys.size} one="# file" other="# files" /> selected
          </Trans>
        </p>
        <Button size="small" onClick={keys.size === draft.length ? clear : selectAll}>
          {keys.size === draft.length ? t`Clear selection` : t`Select all`}
        </Button>
        {open.length > 0 && isBegun && (
          <Button size="small" onClick={() => change(selectOnly(open))}>
            <Trans>Select without episode</Trans>
          </Button>
        )}
        {unsure.length > 0 && (
          <Button size="small" onClick={() => change(selectOnly(unsure))}>
            <Trans>Select what to check</Trans>
          </Button>
        )}
        <Button size="small" disabled={keys.size === 0} onClick={onClear}>
          <Trans>Remove links</Trans>
        </Button>
        <Button size="small" disabled={keys.size === 0} onClick={onRemove}>
          <Trans>Remove from list</Trans>
        </Button>
      </div>
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
            const isSelected = keys.has(row.file.key);
            return (
              <LinkTableRow key={row.file.key} {...{ row, index, tabIndex, isSelected }} onPress={press} />
            );
          }}
        />
      </div>
    </section>
  );
}
