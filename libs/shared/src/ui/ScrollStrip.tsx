import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './classNames.tsx';
import styles from './ScrollStrip.module.css';

export interface ScrollStripProps {
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A horizontally scrolling row that fades out where there is more.
 * @example <ScrollStrip><ul>…</ul></ScrollStrip>
 */
export function ScrollStrip({ className, children }: ScrollStripProps) {
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
  return (
    <div ref={strip} className={classNames(styles.strip, className)}>
      {children}
    </div>
  );
}
