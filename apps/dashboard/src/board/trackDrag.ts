/** Auto-scroll: distance from the edge of the viewport, and step per frame, in pixels. */
const edgePx = 56;
const stepPx = 14;

type Move = MouseEvent | TouchEvent;

function heightOf(move: Move): number {
  return ('touches' in move ? move.touches[0] : move)?.clientY ?? edgePx;
}

function releaseEvent(move: Move): Event {
  return 'touches' in move
    ? new TouchEvent('touchend', { changedTouches: [...move.changedTouches] })
    : new MouseEvent('mouseup', move);
}

/**
 * Adds to a drag what the grid's component lacks: auto-scroll at the upper and lower edge, and cancelling by Escape.
 * @param onCancel must call its argument, which ends the drag like releasing the pointer
 * @returns a function that stops tracking
 */
export function trackDrag(move: Move, onCancel: (release: () => void) => void): () => void {
  let latest = move;
  const tracking = new AbortController();
  const { signal } = tracking;
  const options = { signal, capture: true };
  const cancel = (): void => onCancel(() => document.dispatchEvent(releaseEvent(latest)));

  const scrollAlong = (): void => {
    if (signal.aborted) return;
    const y = heightOf(latest);
    if (y < edgePx) window.scrollBy(0, -stepPx);
    if (y > window.innerHeight - edgePx) window.scrollBy(0, stepPx);
    requestAnimationFrame(scrollAlong);
  };
  requestAnimationFrame(scrollAlong);

  document.addEventListener('mousemove', (event) => (latest = event), options);
  document.addEventListener('touchmove', (event) => (latest = event), options);
  // Scrolling moves the board under a resting pointer.
  window.addEventListener('scroll', () => document.dispatchEvent(latest), options);
  document.addEventListener('touchcancel', cancel, options);
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      cancel();
    },
    options,
  );
  return () => tracking.abort();
}
