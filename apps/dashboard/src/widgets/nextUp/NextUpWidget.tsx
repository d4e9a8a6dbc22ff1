import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { SlotContent } from '@hondana/shared/remote/slots';
import { nextUpEpisodesQuery } from '@hondana/shared/resources/dashboard';
import { useWebUiSettings } from '@hondana/shared/settings';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { QueryView } from '@hondana/shared/ui/QueryView';
import { useQuery } from '@tanstack/react-query';
import { useShowsRestricted } from '../../shared/useShowsRestricted.ts';
import { WidgetFrame } from '../../shared/WidgetFrame.tsx';
import { EpisodeStrip } from '../EpisodeStrip.tsx';
import { EpisodesSkeleton } from '../EpisodesSkeleton.tsx';

/** The next episode of each series begun; combined, with those in progress among them. */
function NextUpWidget() {
  const includeRestricted = useShowsRestricted();
  const isCombined = useWebUiSettings(({ dashboard }) => dashboard.combineContinueWatching);
  const episodes = useQuery({
    ...nextUpEpisodesQuery({ includeRestricted, onlyUnwatched: !isCombined }),
    retry: retryOnce,
  });
  return (
    <WidgetFrame title={isCombined ? 'Continue Watching' : 'Next Up'} busy={episodes.isPending}>
      <QueryView
        compact
        query={episodes}
        title="The next episodes could not be loaded"
        pending={<EpisodesSkeleton />}
      >
        {({ List }) =>
          List.length === 0 ? (
            <EmptyState
              compact
              title="No Episodes In Progress."
              text="Watch Anime To Populate This Section."
            />
          ) : (
            <EpisodeStrip label="Next episodes" episodes={List} />
          )
        }
      </QueryView>
    </WidgetFrame>
  );
}

export const contribution: SlotContent<'dashboard.widget'> = NextUpWidget;
