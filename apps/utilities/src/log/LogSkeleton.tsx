import { SkeletonLines } from '../shared/SkeletonLines.tsx';
import styles from './LogPage.module.css';

export function LogSkeleton() {
  return (
    <SkeletonLines
      widths={['70%', '45%', '85%', '60%', '50%', '75%', '40%', '65%']}
      className={styles.skeleton}
    />
  );
}
