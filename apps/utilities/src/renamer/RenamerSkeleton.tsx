import { Skeleton } from '@hondana/shared/ui/Skeleton';
import styles from './RenamerPage.module.css';

export function RenamerSkeleton() {
  return (
    <div aria-busy="true" className={styles.skeleton}>
      <Skeleton shape="block" width="100%" height="3rem" />
      <Skeleton shape="block" width="100%" height="16rem" />
    </div>
  );
}
