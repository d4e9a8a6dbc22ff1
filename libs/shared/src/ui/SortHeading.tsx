import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { chevronDownIcon, chevronUpIcon } from './icons.tsx';
import styles from './SortHeading.module.css';

/** A value of `aria-sort`. */
export type SortState = 'none' | 'ascending' | 'descending';

/** @example sortState('name', { column: 'name', isDescending: true }) // 'descending' */
export function sortState<Name extends string>(
  column: Name,
  sorting: { readonly column: Name; readonly isDescending: boolean } | undefined,
): SortState {
  if (sorting?.column !== column) return 'none';
  return sorting.isDescending ? 'descending' : 'ascending';
}

export interface SortHeadingProps {
  state: SortState;
  onSort: () => void;
  children: ReactNode;
}

/**
 * The sort button in a column heading. `aria-sort` goes on the heading itself.
 * @example
 * <span role="columnheader" aria-sort={state}>
 *   <SortHeading state={state} onSort={sortByName}>Name</SortHeading>
 * </span>
 */
export function SortHeading({ state, onSort, children }: SortHeadingProps) {
  return (
    <button type="button" className={styles.sort} onClick={onSort}>
      {children}
      <Icon
        icon={state === 'descending' ? chevronDownIcon : chevronUpIcon}
        size={4}
        className={state === 'none' ? styles.unsorted : undefined}
      />
    </button>
  );
}
