// biome-ignore-all lint/a11y/noRedundantRoles: changing `display` takes the roles from the elements.
import type { ReactNode } from 'react';
import { classNames } from './classNames.tsx';
import { SortHeading, type SortState } from './SortHeading.tsx';
import styles from './Table.module.css';

export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** `end` is for numbers, in tabular figures. */
  align?: 'start' | 'end' | undefined;
  width?: string | undefined;
  /** The row's heading, and the title of its card. */
  heading?: boolean | undefined;
  /** Cards omit the heading: for checkboxes and buttons. */
  bare?: boolean | undefined;
  /** `none` when sortable but not sorted. */
  sort?: SortState | undefined;
  onSort?: (() => void) | undefined;
}

export interface TableProps<Row> {
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  empty?: ReactNode;
  className?: string | undefined;
}

/**
 * Rows become cards below 640 px, by CSS alone. Explicit roles, since changing `display` removes implicit ones.
 * @example <Table caption="API keys" columns={columns} rows={keys} rowKey={(key) => key.Device} />
 */
export function Table<Row>({ caption, columns, rows, rowKey, empty, className }: TableProps<Row>) {
  return (
    <div className={classNames(styles.frame, className)}>
      <table role="table" aria-label={caption} className={styles.table}>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                aria-sort={column.sort}
                className={classNames(styles.header, column.align === 'end' && styles.end)}
                style={column.width === undefined ? undefined : { inlineSize: column.width }}
              >
                {column.onSort ? (
                  <SortHeading state={column.sort ?? 'none'} onSort={column.onSort}>
                    {column.header}
                  </SortHeading>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" className={styles.row}>
              {columns.map((column) => (
                <TableCell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && empty}
    </div>
  );
}

function TableCell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const className = classNames(
    styles.cell,
    column.align === 'end' && styles.end,
    column.heading && styles.rowHeading,
    column.bare && styles.bare,
  );
  const label =
    column.heading || column.bare ? null : (
      <span aria-hidden="true" className={styles.label}>
        {column.header}
      </span>
    );
  const content = <span className={styles.value}>{column.cell(row)}</span>;
  return column.heading ? (
    <th role="rowheader" scope="row" className={className}>
      {content}
    </th>
  ) : (
    <td role="cell" className={className}>
      {label}
      {content}
    </td>
  );
}
