import type { CSSProperties } from 'react';
import { classNames } from './classNames.tsx';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** `text` has the line height of the surrounding text; `block` fills its box; `round` is a circle. */
  shape?: 'text' | 'block' | 'round' | undefined;
  width?: CSSProperties['inlineSize'];
  height?: CSSProperties['blockSize'];
  className?: string | undefined;
}

/**
 * Takes its space at once, visible only after 150 ms: no flicker on quick responses. Set `aria-busy` on the region.
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
