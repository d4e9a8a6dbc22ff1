// biome-ignore-all lint/a11y/noRedundantRoles: changing `display` takes the roles from the elements.
import type { ReactNode } from 'react';
import { classNames } from './classNames.tsx';
import { SortHeading, type SortState } from './SortHeading.tsx';
import styles from './Table.module.css';

export interface TableColumn<Row> {
  key: string;
  /** The heading; on narrow screens it is before the value. */
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers, which are shown in tabular figures. */
  align?: 'start' | 'end' | undefined;
  /** Any CSS width. */
  width?: string | undefined;
  /** Names the row: read as its heading, shown as the title of its card. */
  heading?: boolean | undefined;
  /** On cards the value is shown without the heading: checkboxes, buttons. */
  bare?: boolean | undefined;
  /** How the rows are sorted by this column at present; `none` when they can be but are not. */
  sort?: SortState | undefined;
  onSort?: (() => void) | undefined;
}

export interface TableProps<Row> {
  /** What the table lists; read aloud, not shown. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** In place of rows when there are none. */
  empty?: ReactNode;
  className?: string | undefined;
}

/**
 * Rows and columns; in less than 640 px of width each row becomes a card, by CSS alone. The roles are written out
 * because changing `display` takes them from the elements.
 *
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
