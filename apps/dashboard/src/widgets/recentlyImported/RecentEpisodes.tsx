import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { DashboardEpisode } from '@hondana/shared/api/types';
import { recentlyAddedEpisodesQuery } from '@hondana/shared/resources/dashboard';
import { useWebUiSettings } from '@hondana/shared/settings';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useShowsRestricted } from '../../shared/useShowsRestricted.ts';
import { EpisodeRow } from '../EpisodeRow.tsx';
import { bySeries, togetherText } from './bySeries.ts';

const seriesOf = ({ List }: { readonly List: readonly DashboardEpisode[] }) => bySeries(List);

export function RecentEpisodes() {
  const includeRestricted = useShowsRestricted();
  const pageSize = useWebUiSettings(({ dashboard }) => dashboard.recentlyImportedEpisodesCount);
  const episodes = useQuery({
    ...recentlyAddedEpisodesQuery({ pageSize, includeRestricted }),
    retry: retryOnce,
    select: seriesOf,
  });
  return (
    <EpisodeRow
      label={t`Recently imported episodes`}
      query={episodes}
      failure={t`The recently imported episodes could not be loaded`}
      empty={{ title: t`No Recently Imported Episodes!` }}
      line={togetherText}
    />
  );
}
