import type { LogLine } from './LogStore.ts';

export interface LineMetrics {
  /** Characters that fit into one row of a message. */
  readonly columns: number;
  /** Pixels. */
  readonly rowHeight: number;
  /** Padding around the message, plus the row above it with time and level in narrow layouts; in pixels. */
  readonly frame: number;
}

/** In rem: below this list width, time and level are above the message. As in the styles. */
const narrowWidthRem = 40;

/** Width of everything but the message, in characters. As in the styles. */
const reservedColumns = { wide: 32, narrow: 4 };

/** All parameters in pixels. */
export function lineMetrics(width: number, character: number, rowHeight: number, rem: number): LineMetrics {
  const isNarrow = width < narrowWidthRem * rem;
  const columns = Math.floor(width / character) - (isNarrow ? reservedColumns.narrow : reservedColumns.wide);
  const padding = 0.8125 * rem + 1;
  return { columns: Math.max(8, columns), rowHeight, frame: padding + (isNarrow ? rowHeight : 0) };
}

/** Estimate for a line that isn't rendered yet: 34 px for one row of text. */
export function guessHeight({ columns, rowHeight, frame }: LineMetrics, line: LogLine | undefined): number {
  let rows = 0;
  let from = 0;
  const text = line?.entry.Message ?? '';
  for (;;) {
    const end = text.indexOf('\n', from);
    rows += Math.max(1, Math.ceil(((end === -1 ? text.length : end) - from) / columns));
    if (end === -1) break;
    from = end + 1;
  }
  return frame + rows * rowHeight;
}
