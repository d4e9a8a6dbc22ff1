import { classNames } from '@hondana/shared/ui/classNames';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import styles from './CardsSkeleton.module.css';

const places = [0, 1, 2, 3, 4, 5, 6, 7];

export function CardsSkeleton({ wide = false }: { readonly wide?: boolean }) {
  return (
    <div className={styles.row}>
      {places.map((place) => (
        <div key={place} className={classNames(styles.card, wide && styles.wideCard)}>
          <Skeleton
            shape="block"
            height="auto"
            className={classNames(styles.picture, wide && styles.widePicture)}
          />
          <Skeleton width="80%" />
          <Skeleton width="50%" />
        </div>
      ))}
    </div>
  );
}
