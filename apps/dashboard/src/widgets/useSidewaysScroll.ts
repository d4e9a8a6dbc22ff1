import { isRightToLeft } from '@hondana/shared/ui/readingDirection';
import { type RefObject, useEffect, useRef, useState } from 'react';

interface Room {
  readonly before: boolean;
  readonly after: boolean;
}

interface SidewaysScroll {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly room: Room;
  /** By nearly a view's width; −1 is back. */
  readonly scroll: (direction: 1 | -1) => void;
}

function roomOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Room {
  // Zoomed pages have fractional scroll positions.
  // `scrollLeft` is negative from right to left.
  const before = Math.abs(scrollLeft);
  return { before: before > 1, after: before + clientWidth < scrollWidth - 1 };
}

/** Measured again when `content` changes. */
export function useSidewaysScroll(content: unknown): SidewaysScroll {
  const list = useRef<HTMLUListElement>(null);
  const [room, setRoom] = useState<Room>({ before: false, after: false });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    void content;
    const measure = () => {
      const next = roomOf(element);
      setRoom((known) => (known.before === next.before && known.after === next.after ? known : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [content]);

  const scroll = (direction: 1 | -1) => {
    if (!list.current) return;
    const step = direction * list.current.clientWidth * 0.9;
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.current.scrollBy({
      left: isRightToLeft(list.current) ? -step : step,
      behavior: prefersReducedMotion ? 'instant' : 'smooth',
    });
  };

  return { list, room, scroll };
}
