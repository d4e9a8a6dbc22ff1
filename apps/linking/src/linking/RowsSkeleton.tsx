import { Skeleton } from '@hondana/shared/ui/Skeleton';
import styles from './LinkingPage.module.css';

export function RowsSkeleton() {
  return (
    <div className={styles.rows} aria-busy="true">
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no names.
        <Skeleton key={index} shape="block" width="100%" height="4rem" />
      ))}
    </div>
  );
}
