import { t } from '@lingui/core/macro';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './ClampedText.module.css';
import { classNames } from './classNames.tsx';

export interface ClampedTextProps {
  lines: number;
  lang?: string | undefined;
  /** No "Show more": where the whole card links to the full text. */
  quiet?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Truncates text after some lines; offers "Show more" if anything is cut.
 * @example <ClampedText lines={4}>{series.Description}</ClampedText>
 */
export function ClampedText({ lines, lang, quiet, className, children }: ClampedTextProps) {
  const text = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [cut, setCut] = useState(false);

  useLayoutEffect(() => {
    const element = text.current;
    if (!element || quiet || open) return;
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    // Not at once: reading the layout here would force one for the unfinished page. The button is painted with the text.
    const frame = requestAnimationFrame(() => flushSync(measure));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  });

  return (
    <div className={className}>
      <div
        ref={text}
        lang={lang}
        dir="auto"
        className={classNames(styles.text, !open && styles.clamped)}
        style={open ? undefined : { WebkitLineClamp: lines, lineClamp: lines }}
      >
        {children}
      </div>
      {(cut || open) && !quiet && (
        <button type="button" aria-expanded={open} className={styles.more} onClick={() => setOpen(!open)}>
          {open ? t`Show less` : t`Show more`}
        </button>
      )}
    </div>
  );
}
