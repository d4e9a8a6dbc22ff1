// biome-ignore-all lint/a11y/useSemanticElements: only rows near the view are rendered, which a table element cannot do.
// biome-ignore-all lint/a11y/useFocusableInteractive: the button in a heading takes the focus.
import type { FilterSorting } from '@hondana/shared/api/types';
import { SortHeading, type SortState } from '@hondana/shared/ui/SortHeading';
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
    if (order === undefined || (orders && !orders.some(({ Type }) => Type === order))) return label;
    const state = sortState(order, present);
    // Names begin with A; of dates and numbers people want the latest and the most.
    const IsInverted = state === 'none' ? order !== 'Name' : state === 'ascending';
    return (
      <SortHeading state={state} onSort={() => setSorting({ Type: order, IsInverted })}>
        {label}
      </SortHeading>
    );
  };
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" className={styles.row}>
        <span role="columnheader" aria-sort={sortState('Name', present)}>
          {heading('Name', 'Name')}
        </span>
        {shown.map((name) => {
          const { label, order, isNumber } = columns[name];
          return (
            <span
              key={name}
              role="columnheader"
              aria-sort={order === undefined ? undefined : sortState(order, present)}
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

function sortState(order: string, { Type, IsInverted }: FilterSorting): SortState {
  if (Type !== order) return 'none';
  return IsInverted ? 'descending' : 'ascending';
}
