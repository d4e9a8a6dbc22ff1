import { Link } from '@hondana/shared/navigation';
import { seriesQuery } from '@hondana/shared/resources/series';
import { Heading } from '@hondana/shared/ui/Heading';
import { chevronLeftIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from './SeriesPanelHead.module.css';

interface SeriesPanelHeadProps {
  readonly seriesId: number;
  readonly listAddress: string;
  /** The amount to show beside its name. */
  readonly count: string | undefined;
  readonly actions?: ReactNode;
}

/** The name of the open series, with links back to the list and to the series itself. */
export function SeriesPanelHead({ seriesId, listAddress, count, actions }: SeriesPanelHeadProps) {
  const { data: series, isPending } = useQuery(seriesQuery({ seriesId }));
  return (
    <header className={styles.head}>
      <LinkButton
        component={Link}
        to={listAddress}
        variant="quiet"
        size="small"
        icon={chevronLeftIcon}
        className={styles.back}
      >
        All series
      </LinkButton>
      <Heading level={2} className={styles.title}>
        {isPending ? (
          <Skeleton width="12rem" />
        ) : (
          <Link to={`/collection/series/${seriesId}`} className={styles.link}>
            <bdi>{series?.Name ?? `Series ${seriesId}`}</bdi>
          </Link>
        )}
      </Heading>
      <p role="status" className={styles.count}>
        {count}
      </p>
      {actions}
    </header>
  );
}
