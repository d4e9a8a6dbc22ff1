/**
 * The arithmetic of long lists, without a browser. Rows of one height lie in a content of any height; the element
 * that scrolls, the track, is never taller than browsers can scroll. Where the content is taller than the track:
 *
 * - a place in the track and a place in the content belong to each other by a line of three pieces: one to one at
 *   both ends, so that the ends are exact and feel as always, and stretched between them;
 * - a small movement (wheel, keys, finger) moves the content by as much as the track, so that nothing is skipped,
 *   and the pair drifts off the line; a large one (scroll bar, jump) goes to the place on the line;
 * - when scrolling has stopped, the track is put back on the line, which is invisible.
 *
 * "Place" is what lies at the upper edge of the view, in pixels of the content; "scroll" is the same in pixels of
 * the track. Both are negative while the list begins below the upper edge.
 */

/** A bit under half of what browsers scroll at a device pixel ratio of 2. */
export const tallestTrack = 8_000_000;
/** Longer than anybody turns a wheel without a pause, so that no drift reaches an end. */
const exactEnd = 200_000;

export interface RowLayout {
  readonly itemCount: number;
  readonly columns: number;
  readonly rowCount: number;
  readonly rowHeight: number;
  /** From the top of one row to the top of the next. */
  readonly stride: number;
  readonly contentHeight: number;
  readonly trackHeight: number;
}

/** A row height of at least 1 px, or there would be no end of rows. */
export function layOutRows(itemCount: number, columns: number, rowHeight: number, gap: number): RowLayout {
  const height = Math.max(1, rowHeight);
  const rowCount = Math.ceil(itemCount / columns);
  const stride = height + gap;
  const contentHeight = rowCount === 0 ? 0 : rowCount * stride - gap;
  const trackHeight = Math.min(contentHeight, tallestTrack);
  return { itemCount, columns, rowCount, rowHeight: height, stride, contentHeight, trackHeight };
}

interface Line {
  /** Furthest places of the track and the content. */
  readonly lastScroll: number;
  readonly lastPlace: number;
  /** Length of each exact end. */
  readonly end: number;
  /** Pixels of content for one of track, between the ends. */
  readonly slope: number;
}

function lineOf(layout: RowLayout, viewport: number): Line {
  const lastScroll = Math.max(0, layout.trackHeight - viewport);
  const lastPlace = Math.max(0, layout.contentHeight - viewport);
  const end = Math.min(exactEnd, lastScroll / 4);
  const middle = lastScroll - 2 * end;
  return { lastScroll, lastPlace, end, slope: middle > 0 ? (lastPlace - 2 * end) / middle : 1 };
}

/** The place in the content that belongs to a place in the track. */
export function placeAt(layout: RowLayout, viewport: number, scroll: number): number {
  const { lastScroll, lastPlace, end, slope } = lineOf(layout, viewport);
  if (scroll <= end) return scroll;
  if (scroll >= lastScroll - end) return scroll + lastPlace - lastScroll;
  return end + (scroll - end) * slope;
}

/** The place in the track that belongs to a place in the content. */
export function scrollAt(layout: RowLayout, viewport: number, place: number): number {
  const { lastScroll, lastPlace, end, slope } = lineOf(layout, viewport);
  if (place <= end) return place;
  if (place >= lastPlace - end) return place - lastPlace + lastScroll;
  return end + (place - end) / slope;
}

export interface Scrolled {
  readonly scroll: number;
  readonly place: number;
}

/** Where the content is after the track has moved to `scroll`. */
export function afterScroll(layout: RowLayout, viewport: number, before: Scrolled, scroll: number): Scrolled {
  const { lastScroll, lastPlace } = lineOf(layout, viewport);
  const moved = scroll - before.scroll;
  const exact = layout.contentHeight === layout.trackHeight || scroll <= 0 || scroll >= lastScroll;
  if (exact || Math.abs(moved) >= viewport) return { scroll, place: placeAt(layout, viewport, scroll) };
  return { scroll, place: Math.min(lastPlace, Math.max(0, before.place + moved)) };
}

/** The place that brings a row into view with the least movement, or to the upper edge. */
export function placeForRow(
  layout: RowLayout,
  viewport: { height: number; paddingTop: number; paddingBottom: number },
  place: number,
  row: number,
  align: 'start' | 'nearest',
): number {
  const top = row * layout.stride;
  const lowest = top - viewport.paddingTop;
  const highest = top + layout.rowHeight - viewport.height + viewport.paddingBottom;
  if (align === 'start' || place > lowest) return lowest;
  return place < highest ? Math.min(highest, lowest) : place;
}

/**
 * How many columns fit: at least `least`, each at least `minWidth` wide.
 */
export function columnsIn(width: number, minWidth: number, gap: number, least: number): number {
  return Math.max(least, 1, Math.floor((width + gap) / (minWidth + gap)));
}

/**
 * Narrowest poster in a list of this width, in px: 2 columns on a phone of 390 px, 7 at 1440. The text below it has room
 * where the root's font is larger.
 */
export function posterWidth(width: number, rem: number): number {
  return Math.min(11.5 * rem, Math.max(9.375 * rem, width / 8));
}

/**
 * Where a key leads from an item, as in a file manager: Home and End go to the first and the last of all.
 *
 * @returns the index, or undefined when the key does not move
 */
export function indexAfterKey(
  key: string,
  index: number,
  { itemCount, columns }: Pick<RowLayout, 'itemCount' | 'columns'>,
  rowsPerPage: number,
): number | undefined {
  const last = itemCount - 1;
  const lastRow = Math.floor(last / columns);
  const byRows = (rows: number) => {
    const row = Math.min(lastRow, Math.max(0, Math.floor(index / columns) + rows));
    return Math.min(last, row * columns + (index % columns));
  };
  const page = Math.max(1, rowsPerPage);
  switch (key) {
    case 'ArrowRight':
      return columns === 1 ? undefined : Math.min(last, index + 1);
    case 'ArrowLeft':
      return columns === 1 ? undefined : Math.max(0, index - 1);
    case 'ArrowDown':
      return byRows(1);
    case 'ArrowUp':
      return byRows(-1);
    case 'PageDown':
      return byRows(page);
    case 'PageUp':
      return byRows(-page);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
