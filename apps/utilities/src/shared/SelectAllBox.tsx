import { isSelected, type Selectable, type SelectableList } from '@hondana/shared/bulk/selection';
import type { Selecting } from '@hondana/shared/bulk/useSelection';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { t } from '@lingui/core/macro';
import styles from './SelectableRow.module.css';

interface SelectAllBoxProps<Item extends Selectable> {
  readonly list: Pick<SelectableList<Item>, 'id' | 'total' | 'itemAt'>;
  readonly selecting: Pick<Selecting<Item>, 'selection' | 'count' | 'selectAll' | 'clear'>;
}

export function SelectAllBox<Item extends Selectable>({ list, selecting }: SelectAllBoxProps<Item>) {
  const isAll = isEverySelected(list, selecting);
  return (
    <Checkbox
      label={t`Select all`}
      hideLabel
      checked={isAll}
      indeterminate={!isAll && selecting.count > 0}
      className={styles.box}
      onChange={isAll ? selecting.clear : selecting.selectAll}
    />
  );
}

function isEverySelected<Item extends Selectable>(
  { id, total = 0, itemAt }: SelectAllBoxProps<Item>['list'],
  { selection, count }: SelectAllBoxProps<Item>['selecting'],
): boolean {
  if (total === 0 || count < total) return false;
  // Selecting all of an unfiltered list includes all results of a later search.
  if (selection.isInverted) return selection.items.size === 0 && isOf(selection.list?.id, id);
  for (let index = 0; index < total; index++) {
    const item = itemAt(index);
    if (!item || !isSelected(selection, item.key)) return false;
  }
  return true;
}

const isOf = (selectedOf: string | undefined, shown: string | undefined): boolean =>
  selectedOf === shown || selectedOf === '';
