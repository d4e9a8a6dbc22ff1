import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './classNames.tsx';
import styles from './ScrollStrip.module.css';

export interface ScrollStripProps {
  className?: string | undefined;
  /** Of the entry with `aria-current`, such as its path: when it changes, the entry is scrolled into view. */
  current?: string | undefined;
  children: ReactNode;
}

/** Scrolls the strip itself: `scrollIntoView` could move the page. */
function showCurrentIn(strip: HTMLElement): void {
  const entry = strip.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  const { left, right } = strip.getBoundingClientRect();
  if (!entry || (entry.left >= left && entry.right <= right)) return;
  strip.scrollBy({ left: (entry.left + entry.right - left - right) / 2, behavior: 'instant' });
}

/**
 * A horizontally scrolling row that fades out where there is more.
 * @example <ScrollStrip><ul>…</ul></ScrollStrip>
 */
export function ScrollStrip({ className, current, children }: ScrollStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const report = (): void => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      // `scrollLeft` is negative in RTL.
      const before = Math.abs(scrollLeft);
      element.toggleAttribute('data-before', before > 1);
      element.toggleAttribute('data-after', before + clientWidth < scrollWidth - 1);
    };
    const observer = new ResizeObserver(report);
    for (const one of [element, ...element.children]) observer.observe(one);
    element.addEventListener('scroll', report, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', report);
    };
  }, []);
  useEffect(() => {
    const element = strip.current;
    if (!element || current === undefined) return;
    // The width decides which entries are visible.
    const observer = new ResizeObserver(() => showCurrentIn(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [current]);
  return (
    <div ref={strip} className={classNames(styles.strip, className)}>
      {children}
    </div>
  );
}
