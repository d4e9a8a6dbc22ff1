/** How near to the edge of the screen the page scrolls along, and how far at a time, in pixels. */
const edge = 56;
const pace = 14;

type Move = MouseEvent | TouchEvent;

function heightOf(move: Move): number {
  return ('touches' in move ? move.touches[0] : move)?.clientY ?? edge;
}

/** The events by which the grid's component learns that the pointer was released. */
function lettingGo(move: Move): Event {
  return 'touches' in move
    ? new TouchEvent('touchend', { changedTouches: [...move.changedTouches] })
    : new MouseEvent('mouseup', move);
}

/**
 * Does what the grid's component does not do during a drag: at the screen's upper and lower edge the page
 * scrolls along, the dragged widget stays with the pointer, and Escape cancels.
 *
 * @param move Reports where the pointer is.
 * @param onGiveUp Must call its argument, which ends the drag like releasing the pointer.
 * @returns A function that ends it.
 */
export function trackDrag(move: Move, onGiveUp: (letGo: () => void) => void): () => void {
  let latest = move;
  const tracking = new AbortController();
  const { signal } = tracking;
  const options = { signal, capture: true };
  const giveUp = (): void => onGiveUp(() => document.dispatchEvent(lettingGo(latest)));

  const scrollAlong = (): void => {
    if (signal.aborted) return;
    const y = heightOf(latest);
    if (y < edge) window.scrollBy(0, -pace);
    if (y > window.innerHeight - edge) window.scrollBy(0, pace);
    requestAnimationFrame(scrollAlong);
  };
  requestAnimationFrame(scrollAlong);

  document.addEventListener('mousemove', (event) => (latest = event), options);
  document.addEventListener('touchmove', (event) => (latest = event), options);
  // The pointer has not moved, but the board has.
  window.addEventListener('scroll', () => document.dispatchEvent(latest), options);
  document.addEventListener('touchcancel', giveUp, options);
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      giveUp();
    },
    options,
  );
  return () => tracking.abort();
}
