import { useEffect } from 'react';
import frame from '../CardFrame.module.css';

/** Milliseconds that a finger rests: a little less than until a browser offers what it has for links. */
const restTime = 450;

/** So far, in pixels, a finger that rests may move. */
const slop = 10;

interface LongPressProps {
  /** A finger has rested on the card with this index. */
  readonly onLongPress: (index: number) => void;
}

/** Hears a finger that rests on a card; the browser's menu for links does not open then, nor does the card. */
export function LongPress({ onLongPress }: LongPressProps) {
  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, passive: false, signal: controller.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let begin: PointerEvent | undefined;
    let hasRested = false;
    const end = (): void => {
      clearTimeout(timer);
      begin = undefined;
    };
    const listen = <Name extends keyof DocumentEventMap>(
      name: Name,
      listener: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, listener, options);

    listen('pointerdown', (event) => {
      end();
      hasRested = false;
      const card = (event.target as Element).closest(`.${frame.card}`);
      const cell = card?.closest<HTMLElement>('[data-virtual-cell]');
      // A second finger zooms.
      if (event.pointerType !== 'touch' || !event.isPrimary || !cell) return;
      begin = event;
      timer = setTimeout(() => {
        hasRested = true;
        onLongPress(Number(cell.dataset.virtualCell));
      }, restTime);
    });
    listen('pointermove', ({ clientX, clientY }) => {
      if (begin && Math.hypot(clientX - begin.clientX, clientY - begin.clientY) > slop) end();
    });
    listen('pointerup', end);
    listen('pointercancel', end);
    listen('scroll', end);
    listen('contextmenu', (event) => {
      if (begin || hasRested) event.preventDefault();
    });
    listen('click', (event) => {
      if (!hasRested) return;
      hasRested = false;
      event.preventDefault();
      event.stopPropagation();
    });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [onLongPress]);
  return null;
}
