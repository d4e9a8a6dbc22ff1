// biome-ignore-all lint/a11y/useSemanticElements: only rows near the view are rendered, which a table element cannot do.
// biome-ignore-all lint/a11y/useFocusableInteractive: the button in a heading takes the focus.
import type { FilterSorting } from '@hondana/shared/api/types';
import { Icon } from '@hondana/shared/ui/Icon';
import { chevronDownIcon, chevronUpIcon } from '@hondana/shared/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { sortingCriteriaQuery } from '../../shared/filters.ts';
import { useListAddress } from '../filters/useListAddress.ts';
import type { ColumnName } from '../listDisplay.ts';
import { columns } from './columns.ts';
import styles from './TableHead.module.css';

interface TableHeadProps {
  readonly shown: readonly ColumnName[];
}

/** The headings of the columns. A press sorts by one, a second turns the order around. */
export function TableHead({ shown }: TableHeadProps) {
  const { sorting, ownSorting, setSorting } = useListAddress();
  const orders = useQuery(sortingCriteriaQuery()).data;
  const present = sorting ?? ownSorting;
  const heading = (label: string, order: string | undefined) => {
    const isKnown = order !== undefined && (!orders || orders.some(({ Type }) => Type === order));
    return isKnown ? <SortButton label={label} order={order} present={present} onSort={setSorting} /> : label;
  };
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" className={styles.row}>
        <span role="columnheader" aria-sort={ariaSort('Name', present)}>
          {heading('Name', 'Name')}
        </span>
        {shown.map((name) => {
          const { label, order, isNumber } = columns[name];
          return (
            <span
              key={name}
              role="columnheader"
              aria-sort={order === undefined ? undefined : ariaSort(order, present)}
              data-number={isNumber}
              className={styles.column}
            >
              {heading(label, order)}
            </span>
          );
        })}
        <span role="columnheader" aria-label="Actions" className={styles.actions} />
      </div>
    </div>
  );
}

function ariaSort(order: string, { Type, IsInverted }: FilterSorting): 'none' | 'ascending' | 'descending' {
  if (Type !== order) return 'none';
  return IsInverted ? 'descending' : 'ascending';
}

interface SortButtonProps {
  readonly label: string;
  readonly order: string;
  readonly present: FilterSorting;
  readonly onSort: (sorting: FilterSorting) => void;
}

function SortButton({ label, order, present, onSort }: SortButtonProps) {
  const isPresent = present.Type === order;
  // Names begin with A; of dates and numbers people want the latest and the most.
  const IsInverted = isPresent ? !present.IsInverted : order !== 'Name';
  return (
    <button type="button" className={styles.sort} onClick={() => onSort({ Type: order, IsInverted })}>
      {label}
      {isPresent && <Icon icon={present.IsInverted ? chevronDownIcon : chevronUpIcon} size={4} />}
    </button>
  );
}
