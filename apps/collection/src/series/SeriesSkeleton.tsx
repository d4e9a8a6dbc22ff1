import { Heading } from '@hondana/shared/ui/Heading';
import { Poster } from '@hondana/shared/ui/Poster';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import type { KnownSeries } from '../shared/listOrigin.ts';
import header from './SeriesHeader.module.css';
import page from './SeriesPage.module.css';
import styles from './SeriesSkeleton.module.css';

interface SeriesSkeletonProps {
  /** From the card that was pressed. */
  readonly known: KnownSeries | undefined;
}

export function SeriesSkeleton({ known }: SeriesSkeletonProps) {
  const title = known?.name ?? t({ message: 'Series', context: 'one series' });
  return (
    <div className={page.page} aria-busy="true">
      <title>{`${title} · Hondana`}</title>
      {!known && <h1 className={styles.hidden}>{title}</h1>}
      <div className={page.main}>
        <div className={header.header}>
          {known ? (
            <Poster
              src={known.poster}
              title={known.name}
              lang={known.lang}
              eager
              urgent
              className={header.poster}
            />
          ) : (
            <div className={header.poster}>
              <Skeleton shape="block" width="100%" height="auto" className={styles.poster} />
            </div>
          )}
          <div className={styles.text}>
            <Skeleton width="8rem" />
            {known ? (
              <Heading level={1} lang={known.lang} dir="auto" title={known.name} className={header.name}>
                {known.name}
              </Heading>
            ) : (
              <Skeleton shape="block" width="60%" height="2rem" />
            )}
            <Skeleton width="40%" />
            <Skeleton width="95%" />
            <Skeleton width="90%" />
            <Skeleton width="70%" />
          </div>
        </div>
        <Skeleton shape="block" width="100%" height="2.75rem" />
        <TabSkeleton />
      </div>
      <SideSkeleton />
    </div>
  );
}

export function TabSkeleton() {
  return <Skeleton shape="block" width="100%" height="14rem" />;
}

export function SideSkeleton() {
  return (
    <div className={page.side}>
      <Skeleton shape="block" width="100%" height="13rem" />
      <Skeleton shape="block" width="100%" height="22rem" />
    </div>
  );
}
