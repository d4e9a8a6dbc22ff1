import type { CSSProperties } from 'react';
import { classNames } from './classNames.tsx';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** `text` takes the height of a line of text around it; `block` fills its box; `round` is a circle. */
  shape?: 'text' | 'block' | 'round' | undefined;
  width?: CSSProperties['inlineSize'];
  height?: CSSProperties['blockSize'];
  className?: string | undefined;
}

/**
 * The shape of what is loading. It appears only after 150 ms, so that a quick answer never flickers, but takes
 * its place at once, so that nothing jumps. Mark the region that waits with `aria-busy`.
 *
 * @example <Skeleton width="60%" />
 */
export function Skeleton({ shape = 'text', width, height, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles[shape], className)}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
