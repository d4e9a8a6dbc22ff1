/**
 * Pure layout functions of virtual lists. Rows of equal height form content of any height; the scrolling element, the
 * track, is never taller than browsers can scroll. Where the content is taller than the track:
 * - positions in track and content are mapped by a piecewise linear function: one to one at both ends, so that these
 *   are exact, and stretched between them;
 * - a small movement (wheel, keys, touch) moves content and track by the same amount, so that no row is skipped, and
 *   the two drift off the mapping; a large one (scroll bar, jump) follows the mapping;
 * - when scrolling stops, the track is moved back onto the mapping, which is invisible.
 *
 * "Place" is the content offset at the top of the viewport, "scroll" the track offset, both in px. Both are negative
 * while the list starts below the top.
 */

/** In px; a bit under half of what browsers can scroll at a device pixel ratio of 2. */
export const maxTrackHeight = 8_000_000;
/** In px; longer than anyone scrolls without a pause, so that drift never reaches an end. */
const exactEnd = 200_000;

export interface RowLayout {
  readonly itemCount: number;
  readonly columns: number;
  readonly rowCount: number;
  readonly rowHeight: number;
  /** Row height plus gap. */
  readonly stride: number;
  readonly contentHeight: number;
  readonly trackHeight: number;
}

/** At least 1 px per row, or the number of visible rows would be infinite. */
export function computeRowLayout(
  itemCount: number,
  columns: number,
  rowHeight: number,
  gap: number,
): RowLayout {
  const height = Math.max(1, rowHeight);
  const rowCount = Math.ceil(itemCount / columns);
  const stride = height + gap;
  const contentHeight = rowCount === 0 ? 0 : rowCount * stride - gap;
  const trackHeight = Math.min(contentHeight, maxTrackHeight);
  return { itemCount, columns, rowCount, rowHeight: height, stride, contentHeight, trackHeight };
}

interface Line {
  readonly lastScroll: number;
  readonly lastPlace: number;
  /** Length of each one-to-one end. */
  readonly end: number;
  /** Content px per track px between the ends. */
  readonly slope: number;
}

function lineOf(layout: RowLayout, viewport: number): Line {
  const lastScroll = Math.max(0, layout.trackHeight - viewport);
  const lastPlace = Math.max(0, layout.contentHeight - viewport);
  const end = Math.min(exactEnd, lastScroll / 4);
  const middle = lastScroll - 2 * end;
  return { lastScroll, lastPlace, end, slope: middle > 0 ? (lastPlace - 2 * end) / middle : 1 };
}

export function placeAt(layout: RowLayout, viewport: number, scroll: number): number {
  const { lastScroll, lastPlace, end, slope } = lineOf(layout, viewport);
  if (scroll <= end) return scroll;
  if (scroll >= lastScroll - end) return scroll + lastPlace - lastScroll;
  return end + (scroll - end) * slope;
}

export function scrollAt(layout: RowLayout, viewport: number, place: number): number {
  const { lastScroll, lastPlace, end, slope } = lineOf(layout, viewport);
  if (place <= end) return place;
  if (place >= lastPlace - end) return place - lastPlace + lastScroll;
  return end + (place - end) / slope;
}

export interface ScrollState {
  readonly scroll: number;
  readonly place: number;
}

/** Scroll and place after the track has moved to `scroll`. */
export function afterScroll(
  layout: RowLayout,
  viewport: number,
  before: ScrollState,
  scroll: number,
): ScrollState {
  const { lastScroll, lastPlace } = lineOf(layout, viewport);
  const moved = scroll - before.scroll;
  const exact = layout.contentHeight === layout.trackHeight || scroll <= 0 || scroll >= lastScroll;
  if (exact || Math.abs(moved) >= viewport) return { scroll, place: placeAt(layout, viewport, scroll) };
  return { scroll, place: Math.min(lastPlace, Math.max(0, before.place + moved)) };
}

/** The place that shows a row: with the least movement, or at the top. */
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

export function columnsIn(width: number, minWidth: number, gap: number, minColumns: number): number {
  return Math.max(minColumns, 1, Math.floor((width + gap) / (minWidth + gap)));
}

/** In px: 2 columns on a phone of 390 px, 7 at 1440; wider with a larger root font, for the text below. */
export function posterWidth(width: number, rem: number): number {
  return Math.min(11.5 * rem, Math.max(9.375 * rem, width / 8));
}

/**
 * The index a key moves to, as in a file manager: Home and End go to the first and last item.
 * @returns undefined for keys that do not move
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
