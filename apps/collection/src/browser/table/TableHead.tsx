// biome-ignore-all lint/a11y/useSemanticElements: only rows near the view are rendered, which a table element cannot do.
// biome-ignore-all lint/a11y/useFocusableInteractive: the button in a heading takes the focus.

import { textOf } from '@hondana/shared/language/texts';
import { SortHeading, type SortState, sortState } from '@hondana/shared/ui/SortHeading';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { sortingCriteriaQuery } from '../../shared/filters.ts';
import { useListAddress } from '../filters/useListAddress.ts';
import type { ColumnName } from '../listDisplay.ts';
import { columns } from './columns.ts';
import styles from './TableHead.module.css';

interface TableHeadProps {
  readonly shown: readonly ColumnName[];
}

export function TableHead({ shown }: TableHeadProps) {
  const { sorting, ownSorting, changeSorting } = useListAddress();
  const orders = useQuery(sortingCriteriaQuery()).data;
  const chosen = sorting ?? ownSorting;
  const stateOf = (order: string): SortState =>
    sortState(order, { column: chosen.Type, isDescending: chosen.IsInverted });
  const sortBy = (order: string): void =>
    // Names start with A; dates and numbers with the latest and highest.
    changeSorting(({ Type, IsInverted }) => ({
      Type: order,
      IsInverted: order === Type ? !IsInverted : order !== 'Name',
    }));
  const heading = (label: string, order: string | undefined) => {
    const isKnown = order !== undefined && (!orders || orders.some((known) => known.Type === order));
    if (!isKnown) return label;
    return (
      <SortHeading state={stateOf(order)} onSort={() => sortBy(order)}>
        {label}
      </SortHeading>
    );
  };
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" className={styles.row}>
        <span role="columnheader" aria-sort={stateOf('Name')}>
          {heading(t`Name`, 'Name')}
        </span>
        {shown.map((name) => {
          const { label, order, isNumber } = columns[name];
          return (
            <span
              key={name}
              role="columnheader"
              aria-sort={order === undefined ? undefined : stateOf(order)}
              data-number={isNumber}
              className={styles.column}
            >
              {heading(textOf(label), order)}
            </span>
          );
        })}
        <span role="columnheader" aria-label={t`Actions`} className={styles.actions} />
      </div>
    </div>
  );
}
