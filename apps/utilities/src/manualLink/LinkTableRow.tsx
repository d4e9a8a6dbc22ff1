// biome-ignore-all lint/a11y/useSemanticElements: only rows near the view are rendered, which a table element cannot do.
// biome-ignore-all lint/a11y/useFocusableInteractive: the control within each cell takes the focus.

import { Icon } from '@hondana/shared/ui/Icon';
import { errorIcon } from '@hondana/shared/ui/icons';
import { joinList } from '@hondana/shared/ui/joinTexts';
import { t } from '@lingui/core/macro';
import { type RowProps, SelectableRow } from '../shared/SelectableRow.tsx';
import { episodeText } from './episodeText.ts';
import { GuessLine } from './GuessLine.tsx';
import { type DraftRow, pathOf } from './LinkDraft.ts';
import styles from './LinkTable.module.css';

interface LinkTableRowProps extends Omit<RowProps, 'className'> {
  readonly row: DraftRow;
}

export function LinkTableRow({ row, ...place }: LinkTableRowProps) {
  const { file, targets, failure } = row;
  const [first] = targets;
  const text = first && `${first.animeTitle} · ${joinList(targets.map(episodeText))}`;
  return (
    <SelectableRow {...place} className={styles.row} name={file.name}>
      <span role="rowheader" title={pathOf(file)} className={styles.name}>
        <bdi>{file.name}</bdi>
      </span>
      <span role="cell" title={text} className={first ? styles.target : styles.none}>
        {text ? <bdi>{text}</bdi> : t`No episode chosen`}
      </span>
      {failure === undefined && <GuessLine row={row} />}
      {failure !== undefined && (
        <span role="cell" title={failure} className={styles.failure}>
          <Icon icon={errorIcon} size={4} />
          <span className={styles.reason}>{failure}</span>
        </span>
      )}
    </SelectableRow>
  );
}
