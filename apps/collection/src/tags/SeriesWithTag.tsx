import { availableImageUrl, chosenImage } from '@hondana/shared/anime/images';
import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { Tag } from '@hondana/shared/api/types';
import { Link } from '@hondana/shared/navigation';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatNumber } from '@hondana/shared/ui/format';
import { Heading } from '@hondana/shared/ui/Heading';
import { chevronLeftIcon, chevronRightIcon } from '@hondana/shared/ui/icons';
import { Poster } from '@hondana/shared/ui/Poster';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { useDebounced } from '@hondana/shared/ui/useDebounced';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { seriesText } from '../shared/countTexts.ts';
import { seriesPageQuery } from '../shared/filters.ts';
import { seriesWithTag } from '../shared/seriesWithTag.ts';
import styles from './SeriesWithTag.module.css';

const pageSize = 25;

/** Pages that are only passed by are not fetched. */
const debounceMs = 50;

interface SeriesWithTagProps {
  readonly tag: Tag;
}

export function SeriesWithTag({ tag }: SeriesWithTagProps) {
  const [page, setPage] = useState(1);
  const wanted = useDebounced(page, debounceMs);
  const series = useQuery({
    ...seriesPageQuery({ body: seriesWithTag(tag), pageSize, page: wanted }),
    placeholderData: keepPreviousData,
    retry: retryOnce,
  });
  if (series.isError && !series.data)
    return <QueryFailure query={series} compact title={t`The series with this tag could not be loaded`} />;
  if (!series.data) {
    return (
      <div aria-busy="true" className={styles.series}>
        <Skeleton width="8rem" />
        <Skeleton shape="block" width="100%" height="16rem" />
      </div>
    );
  }
  const { Total, List } = series.data;
  if (Total === 0) return <EmptyState compact title={t`No series in the collection has this tag.`} />;
  const pages = Math.ceil(Total / pageSize);
  const pageText = formatNumber(page);
  const pagesText = formatNumber(pages);
  return (
    <section aria-label={t`Series with this tag`} className={styles.series}>
      <Heading level={3} look="body">
        {seriesText(Total)}
      </Heading>
      <ul aria-busy={series.isPlaceholderData || wanted !== page} className={styles.list}>
        {List.map((one) => (
          <li key={one.IDs.ID}>
            <Link to={`/collection/series/${one.IDs.ID}`} className={styles.row}>
              <Poster
                src={availableImageUrl(chosenImage(one.Images.Posters))}
                title=""
                className={styles.poster}
              />
              <span dir="auto" className={styles.name}>
                {one.Name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label={t`Pages`} className={styles.pages}>
          <Button
            size="small"
            repeatable
            icon={chevronLeftIcon}
            disabled={page === 1}
            onClick={() => setPage((current) => Math.max(1, current - 1))}
          >
            <Trans context="page">Previous</Trans>
          </Button>
          <span role="status">
            <Trans>
              Page {pageText} of {pagesText}
            </Trans>
          </span>
          <Button
            size="small"
            repeatable
            icon={chevronRightIcon}
            disabled={page >= pages}
            onClick={() => setPage((current) => Math.min(pages, current + 1))}
          >
            <Trans context="page">Next</Trans>
          </Button>
        </nav>
      )}
    </section>
  );
}
