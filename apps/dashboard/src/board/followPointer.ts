import type { PointerEvent } from 'react';

interface Follower {
  /** How far the pointer is from where it was pressed, in pixels of the page: scrolling counts. */
  readonly onMove: (dx: number, dy: number) => void;
  /** It was let go, or given up by Escape. */
  readonly onEnd: (isKept: boolean) => void;
}

/** What is less than this many pixels is a press, not a drag. */
const threshold = 3;

/** So near to the edge of the screen, and so far at a time, the page scrolls along. */
const edge = 56;
const pace = 14;

/** Follows a pressed pointer until it is let go; at the screen's upper and lower edge the page scrolls along. */
export function followPointer(press: PointerEvent<HTMLElement>, { onMove, onEnd }: Follower): void {
  const start = { x: press.clientX + window.scrollX, y: press.clientY + window.scrollY };
  let at = { x: press.clientX, y: press.clientY };
  let isDragging = false;
  const following = new AbortController();
  const { signal } = following;

  const tell = (): void => {
    const [dx, dy] = [at.x + window.scrollX - start.x, at.y + window.scrollY - start.y];
    isDragging ||= Math.hypot(dx, dy) > threshold;
    if (isDragging) onMove(dx, dy);
  };
  const end = (isKept: boolean): void => {
    following.abort();
    if (isDragging) onEnd(isKept);
  };
  const scrollAlong = (): void => {
    if (signal.aborted) return;
    if (isDragging && at.y < edge) window.scrollBy(0, -pace);
    if (isDragging && at.y > window.innerHeight - edge) window.scrollBy(0, pace);
    requestAnimationFrame(scrollAlong);
  };

  press.currentTarget.setPointerCapture(press.pointerId);
  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
  ): void => window.addEventListener(name, listener, { signal, capture: true });
  listen('pointermove', (event) => {
    if (event.pointerId !== press.pointerId) return;
    at = { x: event.clientX, y: event.clientY };
    tell();
  });
  listen('scroll', tell);
  listen('pointerup', () => end(true));
  listen('pointercancel', () => end(false));
  listen('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    end(false);
  });
  requestAnimationFrame(scrollAlong);
}
