import { selectOnly } from '@hondana/shared/bulk/selection';
import type { Selecting } from '@hondana/shared/bulk/useSelection';
import { Button } from '@hondana/shared/ui/Button';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FilesToLink } from '../shared/FilesToLink.tsx';
import type { HandedOverFile } from '../shared/fileHandover.ts';
import { SelectionLine } from '../shared/SelectionLine.tsx';
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
  const { press, change } = selecting;
  const open = draft.filter(({ targets }) => targets.length === 0).map(({ file }) => file);
  const unsure = draft
    .filter(({ targets, guess }) => targets.length > 0 && guess?.isSure === false)
    .map(({ file }) => file);
  const isBegun = draft.some(({ targets }) => targets.length > 0);
  return (
    <section aria-label={t`Files`} className={styles.pane}>
      <SelectionLine selecting={selecting} selected={keys.size} total={draft.length}>
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
      </SelectionLine>
      <FilesToLink
        rows={draft}
        rowHeight={rowHeight}
        selecting={selecting}
        renderRow={(row, place) => <LinkTableRow key={row.file.key} row={row} {...place} onPress={press} />}
      />
    </section>
  );
}
