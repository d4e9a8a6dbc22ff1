import { type ReactNode, useEffect, useRef, useState } from 'react';

interface NearListProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => number;
  /** How high an item is that was never drawn, in rem; a guess will do. */
  readonly heightOf: (item: Item) => number;
  readonly renderItem: (item: Item) => ReactNode;
  /** What scrolls. */
  readonly scroller: HTMLElement | null;
  readonly className?: string | undefined;
}

/** How far from the view items are drawn, so that the keys and the wheel find them there. */
const ahead = '600px';

/** Drawn before anything is known of the view. */
const firstDrawn = 8;

/**
 * A list of which only what is near the view is drawn; the rest keeps its place, as high as it was. Its items may
 * be of any height, which those of a `VirtualList` may not.
 */
export function NearList<Item>({
  items,
  keyOf,
  heightOf,
  renderItem,
  scroller,
  className,
}: NearListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const heights = useRef(new Map<string, number>());
  const [near, setNear] = useState<ReadonlySet<string>>();

  useEffect(() => {
    const look = (entries: readonly IntersectionObserverEntry[]): void => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!isIntersecting && target.hasChildNodes())
          heights.current.set(keyIn(target), boundingClientRect.height);
      }
      setNear((before) => {
        const next = new Set(before);
        for (const { target, isIntersecting } of entries) {
          // What has the focus keeps it.
          if (isIntersecting || target.contains(document.activeElement)) next.add(keyIn(target));
          else next.delete(keyIn(target));
        }
        return next;
      });
    };
    const observer = new IntersectionObserver(look, { root: scroller, rootMargin: `${ahead} 0px` });
    for (const element of list.current?.children ?? []) observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, items]);

  return (
    <ul ref={list} className={className}>
      {items.map((item, index) => {
        const key = String(keyOf(item));
        const isDrawn = near ? near.has(key) : index < firstDrawn;
        const height = heights.current.get(key);
        const place = { minBlockSize: height === undefined ? `${heightOf(item)}rem` : `${height}px` };
        return (
          <li key={key} data-key={key} style={isDrawn ? undefined : place}>
            {isDrawn && renderItem(item)}
          </li>
        );
      })}
    </ul>
  );
}

function keyIn(element: Element): string {
  return element.getAttribute('data-key') ?? '';
}
