import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether anything lies outside the view at either side. */
interface Room {
  readonly before: boolean;
  readonly after: boolean;
}

interface SidewaysScroll {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly room: Room;
  /** Nearly a view's width on, or back with −1. */
  readonly scroll: (direction: 1 | -1) => void;
}

function roomOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Room {
  // Zoomed pages have scroll positions between pixels.
  return { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 };
}

/** A list that scrolls sideways, and what its buttons need to know. Measured again when its content changes. */
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
    const width = list.current?.clientWidth ?? 0;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.current?.scrollBy({ left: direction * width * 0.9, behavior: calm ? 'instant' : 'smooth' });
  };

  return { list, room, scroll };
}
