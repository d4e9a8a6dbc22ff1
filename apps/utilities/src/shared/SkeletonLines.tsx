import { classNames } from '@hondana/shared/ui/classNames';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import styles from './SkeletonLines.module.css';

interface SkeletonLinesProps {
  readonly widths: readonly string[];
  readonly className?: string | undefined;
}

export function SkeletonLines({ widths, className = styles.panel }: SkeletonLinesProps) {
  return (
    <div aria-busy="true" className={classNames(styles.lines, className)}>
      {widths.map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholder lines have nothing else.
        <Skeleton key={line} width={width} />
      ))}
    </div>
  );
}
