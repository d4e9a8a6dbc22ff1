import { type RefObject, useEffect, useRef } from 'react';

/**
 * A list whose items wrap where they have no room: those of its first line can be seen, and the others are inert until
 * there is room for them.
 */
export function useRoomForPlaces(entries: readonly unknown[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (items) => {
        for (const { target, intersectionRatio } of items)
          target.toggleAttribute('inert', intersectionRatio < 0.5);
      },
      { root: list.current, threshold: 0.5 },
    );
    for (const item of list.current?.children ?? []) observer.observe(item);
    return () => observer.disconnect();
    // Other entries are other items.
  }, [entries]);
  return list;
}
