/** So near to the edge of the screen, and so far at a time, the page scrolls along. */
const edge = 56;
const pace = 14;

type Move = MouseEvent | TouchEvent;

function heightOf(move: Move): number {
  return ('touches' in move ? move.touches[0] : move)?.clientY ?? edge;
}

/** What tells the grid's component that the pointer was let go. */
function lettingGo(move: Move): Event {
  return 'touches' in move
    ? new TouchEvent('touchend', { changedTouches: [...move.changedTouches] })
    : new MouseEvent('mouseup', move);
}

/**
 * Does what the grid's component leaves out while something is dragged: at the screen's upper and lower edge the page
 * scrolls along, what is dragged stays with the pointer, and Escape gives up.
 *
 * @param move Tells where the pointer is.
 * @param onGiveUp Is to call what it is given, which ends the drag as letting go does.
 * @returns Ends it.
 */
export function attendDrag(move: Move, onGiveUp: (letGo: () => void) => void): () => void {
  let latest = move;
  const attending = new AbortController();
  const { signal } = attending;
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
  // The pointer is where it was, and the board is not.
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
  return () => attending.abort();
}
