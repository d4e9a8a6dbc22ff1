import { retryOnce } from '@hondana/shared/api/retryOnce';
import { recentlyAddedEpisodesQuery } from '@hondana/shared/resources/dashboard';
import { useWebUiSettings } from '@hondana/shared/settings';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { QueryView } from '@hondana/shared/ui/QueryView';
import { useQuery } from '@tanstack/react-query';
import { useShowsRestricted } from '../../shared/useShowsRestricted.ts';
import { EpisodeStrip } from '../EpisodeStrip.tsx';
import { EpisodesSkeleton } from '../EpisodesSkeleton.tsx';

export function RecentEpisodes() {
  const includeRestricted = useShowsRestricted();
  const pageSize = useWebUiSettings(({ dashboard }) => dashboard.recentlyImportedEpisodesCount);
  const episodes = useQuery({
    ...recentlyAddedEpisodesQuery({ pageSize, includeRestricted }),
    retry: retryOnce,
  });
  return (
    <QueryView
      compact
      query={episodes}
      title="The recently imported episodes could not be loaded"
      pending={<EpisodesSkeleton />}
    >
      {({ List }) =>
        List.length === 0 ? (
          <EmptyState compact title="No Recently Imported Episodes!" />
        ) : (
          <EpisodeStrip label="Recently imported episodes" episodes={List} />
        )
      }
    </QueryView>
  );
}
