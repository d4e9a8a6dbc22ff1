import { useEffect, useEffectEvent } from 'react';
import frame from '../CardFrame.module.css';

/** A little less than until browsers open a link's menu. */
const longPressMs = 450;

const maxMovementPx = 10;

interface LongPressProps {
  readonly onLongPress: (index: number) => void;
}

/** Neither the browser's menu for links nor the card opens on a long press. */
export function LongPress({ onLongPress }: LongPressProps) {
  // The list may render while the finger rests, as when a page arrives.
  const select = useEffectEvent(onLongPress);
  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, passive: false, signal: controller.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start: PointerEvent | undefined;
    let wasLongPress = false;
    const reset = (): void => {
      clearTimeout(timer);
      start = undefined;
    };
    const listen = <Name extends keyof DocumentEventMap>(
      name: Name,
      listener: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, listener, options);

    listen('pointerdown', (event) => {
      reset();
      wasLongPress = false;
      const card = (event.target as Element).closest(`.${frame.card}`);
      const cell = card?.closest<HTMLElement>('[data-virtual-cell]');
      // A second finger zooms.
      if (event.pointerType !== 'touch' || !event.isPrimary || !cell) return;
      start = event;
      timer = setTimeout(() => {
        wasLongPress = true;
        select(Number(cell.dataset.virtualCell));
      }, longPressMs);
    });
    listen('pointermove', ({ clientX, clientY }) => {
      if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > maxMovementPx) reset();
    });
    listen('pointerup', reset);
    listen('pointercancel', reset);
    listen('scroll', reset);
    listen('contextmenu', (event) => {
      if (start || wasLongPress) event.preventDefault();
    });
    listen('click', (event) => {
      if (!wasLongPress) return;
      wasLongPress = false;
      event.preventDefault();
      event.stopPropagation();
    });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, []);
  return null;
}
