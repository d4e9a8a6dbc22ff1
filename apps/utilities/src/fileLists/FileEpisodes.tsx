import { isApiError } from '@hondana/shared/http/ApiError';
import { Link } from '@hondana/shared/navigation';
import { episodeQuery } from '@hondana/shared/resources/episodes';
import { seriesQuery } from '@hondana/shared/resources/series';
import { formatNumber } from '@hondana/shared/ui/format';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { EpisodeLink } from '../shared/EpisodeLink.tsx';
import { type FileLink, visibleName } from '../shared/fileFacts.ts';
import { linkInRow } from '../shared/SelectableRow.tsx';

/** Milliseconds: rows that scroll past in less send no requests. */
const restTime = 200;

interface FileEpisodesProps {
  readonly links: readonly FileLink[];
  readonly tabIndex: 0 | -1;
  readonly className: string | undefined;
}

export function FileEpisodes({ links, tabIndex, className }: FileEpisodesProps) {
  const isRested = useRested();
  const [link] = links;
  const seriesId = link?.seriesId ?? 0;
  const episodeId = link?.episodeIds[0] ?? 0;
  const series = useQuery({ ...seriesQuery({ seriesId }), enabled: isRested && seriesId > 0 });
  const isBarred = isApiError(series.error) && series.error.status === 403;
  const { data: episode } = useQuery({
    ...episodeQuery({ episodeId }),
    enabled: series.data !== undefined && episodeId > 0,
  });
  const more = links.reduce((sum, { episodeIds }) => sum + episodeIds.length, 0) - 1;
  const count = formatNumber(more);
  if (isBarred)
    return (
      <span className={className}>
        <Trans>Restricted series</Trans>
      </span>
    );
  return (
    <span className={className}>
      {series.data && (
        <Link to={`/collection/series/${seriesId}`} tabIndex={tabIndex} {...linkInRow}>
          <bdi>{visibleName(series.data.Name) || t`Series ${seriesId}`}</bdi>
        </Link>
      )}
      {episode && (
        <>
          {' · '}
          <EpisodeLink seriesId={seriesId} episode={episode} tabIndex={tabIndex} {...linkInRow} />
        </>
      )}
      {episode && more > 0 && ` ${t`and ${count} more`}`}
    </span>
  );
}

function useRested(): boolean {
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), restTime);
    return () => clearTimeout(timer);
  }, []);
  return isRested;
}
