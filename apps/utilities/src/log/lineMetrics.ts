import type { LogLine } from './LogStore.ts';

/** What determines the height of a line. */
export interface LineMetrics {
  /** Characters of a message that fit into one row of text. */
  readonly columns: number;
  /** Height of a row of text, in px. */
  readonly rowHeight: number;
  /** The space around the message: its padding and, where they are above it, time and level. */
  readonly frame: number;
}

/** Width in rem below which time and level are above the message; the styles have the same. */
const narrow = 40;

/** Width of all but the message, in characters, as the styles have it. */
const besides = { wide: 32, narrow: 4 };

/** From the width of the list and of a character, the height of a row of text, and a rem, in px. */
export function lineMetrics(width: number, character: number, rowHeight: number, rem: number): LineMetrics {
  const isNarrow = width < narrow * rem;
  const columns = Math.floor(width / character) - (isNarrow ? besides.narrow : besides.wide);
  const padding = 0.8125 * rem + 1;
  return { columns: Math.max(8, columns), rowHeight, frame: padding + (isNarrow ? rowHeight : 0) };
}

/** The estimated height of a line that is not rendered yet: 34 px for one row of text. */
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
