import { classNames } from '@hondana/shared/ui/classNames';
import { rootFontSize } from '@hondana/shared/ui/rootFontSize';
import { t } from '@lingui/core/macro';
import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import scrollBox from '../shared/scrollBox.module.css';
import { usePageKeys } from '../shared/usePageKeys.ts';
import styles from './LogList.module.css';
import type { LogMatches } from './LogMatches.ts';
import { LogRow } from './LogRow.tsx';
import { type LineMetrics, lineMetrics } from './lineMetrics.ts';
import { useLogWindow } from './useLogWindow.ts';

interface LogListProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly matches: LogMatches;
  readonly pattern: RegExp | undefined;
  readonly isSearching: boolean;
  readonly isFollowing: boolean;
  readonly onScrollUp: () => void;
}

/** Measured together for the width of one character. */
const sample = '0'.repeat(20);

/** Virtualized: renders only the lines in view. */
export function LogList({ ref, matches, pattern, isSearching, isFollowing, onScrollUp }: LogListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  usePageKeys(scroller);
  useImperativeHandle(ref, () => scroller.current as HTMLDivElement);
  const track = useRef<HTMLDivElement>(null);
  const block = useRef<HTMLOListElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const metrics = useLineMetrics(track, probe);
  const drawn = useLogWindow({ matches, scroller, track, block, metrics, isFollowing, onScrollUp });

  const first = Math.max(drawn.first, matches.dropped);
  const lines = matches.lines.slice(first - matches.dropped, Math.max(0, drawn.last + 1 - matches.dropped));
  return (
    <div
      ref={scroller}
      role="log"
      aria-label={t`Log`}
      aria-live="off"
      aria-busy={isSearching}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
      tabIndex={0}
      className={classNames(scrollBox.box, styles.scroller)}
    >
      <span ref={probe} aria-hidden="true" className={styles.probe}>
        {sample}
      </span>
      <div ref={track} className={styles.track}>
        <ol ref={block} className={styles.block}>
          {lines.map((line, index) => (
            <LogRow key={line.id} line={line} place={first + index} pattern={pattern} />
          ))}
        </ol>
      </div>
    </div>
  );
}

function useLineMetrics(
  track: React.RefObject<HTMLElement | null>,
  probe: React.RefObject<HTMLElement | null>,
): LineMetrics | undefined {
  const [metrics, setMetrics] = useState<LineMetrics>();
  useLayoutEffect(() => {
    const element = track.current;
    if (!element || !probe.current) return;
    const { width, height } = probe.current.getBoundingClientRect();
    const measure = (): void => {
      const next = lineMetrics(element.clientWidth, width / sample.length, height, rootFontSize());
      setMetrics((before) =>
        before?.columns === next.columns && before.frame === next.frame ? before : next,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [track, probe]);
  return metrics;
}
