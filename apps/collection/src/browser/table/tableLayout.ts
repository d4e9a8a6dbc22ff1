import type { ColumnName } from '../listDisplay.ts';

/** Widths in rem; `nameWidth` is a minimum, `edgeWidth` holds the actions. */
const columnWidths: Record<ColumnName, number> = {
  type: 5.5,
  airDate: 7,
  endDate: 7,
  rating: 4.5,
  series: 4.5,
  episodes: 6.5,
  specials: 6.5,
  watched: 6,
  unwatched: 6.5,
  missing: 5.5,
  added: 7,
};
const nameWidth = 14;
const edgeWidth = 8;
const gapWidth = 0.75;

/** Heights in rem; `stackedHeight` is for the name, `lineHeight` for each line of values below it. */
const rowHeight = 3.5;
const stackedHeight = 3.5;
const lineHeight = 1.375;

/** CSS grid tracks, the name first. */
export function columnTracks(columns: readonly ColumnName[]): string {
  return ['minmax(0, 1fr)', ...columns.map((name) => `${columnWidths[name]}rem`)].join(' ');
}

/** `width` in px. Stacked values stand below the name. */
export function isStacked(columns: readonly ColumnName[], width: number, rem: number): boolean {
  const needed = columns.reduce((sum, name) => sum + columnWidths[name] + gapWidth, nameWidth + edgeWidth);
  return width < needed * rem;
}

/** In px. Stacked values stand two in a line. */
export function tableRowHeight(columns: readonly ColumnName[], width: number, rem: number): number {
  const lines = isStacked(columns, width, rem) ? Math.ceil(columns.length / 2) : 0;
  return (lines > 0 ? stackedHeight + lines * lineHeight : rowHeight) * rem;
}
