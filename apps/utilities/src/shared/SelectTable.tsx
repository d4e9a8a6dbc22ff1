// biome-ignore-all lint/a11y/useSemanticElements: only rows near the view are rendered, which a table element cannot do.
// biome-ignore-all lint/a11y/useFocusableInteractive: the control within each cell takes the focus.

import { isSelected, type Selectable, type SelectableList } from '@hondana/shared/bulk/selection';
import type { Selecting } from '@hondana/shared/bulk/useSelection';
import { type TextDescriptor, textOf } from '@hondana/shared/language/texts';
import { classNames } from '@hondana/shared/ui/classNames';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { SortHeading, sortState } from '@hondana/shared/ui/SortHeading';
import type { ItemFocus, VirtualGridHandle } from '@hondana/shared/ui/VirtualGrid';
import { VirtualList } from '@hondana/shared/ui/VirtualList';
import { t } from '@lingui/core/macro';
import { type ReactNode, type Ref, useRef } from 'react';
import { SelectAllBox } from './SelectAllBox.tsx';
import rowStyles from './SelectableRow.module.css';
import type { RowProps } from './SelectableRow.tsx';
import styles from './SelectTable.module.css';
import scrollBox from './scrollBox.module.css';
import { selectAllByKey } from './selectAllByKey.ts';
import { usePageKeys } from './usePageKeys.ts';

export interface SelectTableColumn<Name extends string = string> {
  readonly name: Name;
  readonly label: TextDescriptor;
  readonly className: string | undefined;
  readonly skeleton?: string;
}

interface SelectTableProps<Item extends Selectable, Name extends string> {
  readonly ref?: Ref<VirtualGridHandle> | undefined;
  readonly label: string;
  readonly list: Pick<SelectableList<Item>, 'id' | 'total' | 'itemAt'> & {
    readonly show: (range: { readonly first: number; readonly last: number }) => void;
  };
  readonly selecting: Selecting<Item>;
  /** False for users who can't act on a selection. */
  readonly canSelect?: boolean | undefined;
  readonly columns: readonly SelectTableColumn<Name>[];
  /** For the last cell, if rows have menus. */
  readonly menuClassName?: string | undefined;
  readonly headClassName?: string | undefined;
  readonly rowClassName: string | undefined;
  readonly rowHeight: (width: number, rem: number) => number;
  readonly sorting?: { readonly column: Name; readonly isDescending: boolean } | undefined;
  /** Undefined if the list can't be sorted. */
  readonly onSort?: ((column: Name) => void) | undefined;
  readonly renderRow: (item: Item, row: RowProps) => ReactNode;
}

/** Virtualized: renders only rows near the viewport. */
export function SelectTable<Item extends Selectable, Name extends string>({
  ref,
  label,
  list,
  selecting,
  canSelect = true,
  columns,
  menuClassName,
  headClassName,
  rowClassName,
  rowHeight,
  sorting,
  onSort,
  renderRow,
}: SelectTableProps<Item, Name>) {
  const { total, itemAt, show } = list;
  const { selection, press, follow, selectAll } = selecting;
  const scroller = useRef<HTMLDivElement>(null);
  usePageKeys(scroller);
  const className = classNames(styles.row, rowClassName);

  const renderItem = (index: number, focus: ItemFocus) => {
    const item = itemAt(index);
    if (item) {
      return renderRow(item, {
        className,
        index,
        tabIndex: focus.tabIndex,
        isSelected: isSelected(selection, item.key),
        onPress: canSelect ? press : undefined,
      });
    }
    return (
      // Focusable, so that keyboard navigation doesn't stop there.
      <div key={`waiting-${index}`} className={className} aria-busy="true" {...focus}>
        <span role="cell" />
        {columns.map(({ name, className: cell, skeleton }) => (
          <span key={name} role="cell" className={cell}>
            {skeleton && <Skeleton width={skeleton} />}
          </span>
        ))}
        {menuClassName && <span role="cell" className={menuClassName} />}
      </div>
    );
  };
  return (
    <div
      ref={scroller}
      role="table"
      aria-label={label}
      aria-rowcount={total ?? -1}
      className={classNames(scrollBox.box, styles.table)}
    >
      <div role="rowgroup" className={classNames(styles.head, headClassName)}>
        <div role="row" className={className}>
          {canSelect ? (
            <span role="columnheader" className={rowStyles.check}>
              <SelectAllBox list={list} selecting={selecting} />
            </span>
          ) : (
            <span aria-hidden="true" />
          )}
          {columns.map(({ name, label: heading, className: cell }) => (
            <span
              key={name}
              role="columnheader"
              aria-sort={onSort && sortState(name, sorting)}
              className={cell}
            >
              {onSort ? (
                <SortHeading state={sortState(name, sorting)} onSort={() => onSort(name)}>
                  {textOf(heading)}
                </SortHeading>
              ) : (
                textOf(heading)
              )}
            </span>
          ))}
          {menuClassName && <span role="columnheader" aria-label={t`Actions`} className={menuClassName} />}
        </div>
      </div>
      <VirtualList
        ref={ref}
        label={label}
        role="rowgroup"
        itemRole="row"
        count={total ?? 0}
        itemHeight={rowHeight}
        renderItem={renderItem}
        scroller={scroller}
        overscan={6}
        onVisibleRangeChange={(first, last) => show({ first, last })}
        onFocusMove={(index, keys) => canSelect && follow(index, keys.shift)}
        onKeyDown={canSelect ? selectAllByKey(selectAll) : undefined}
      />
    </div>
  );
}
