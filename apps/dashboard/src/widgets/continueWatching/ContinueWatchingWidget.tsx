import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { SlotContent } from '@hondana/shared/remote/slots';
import { continueWatchingQuery } from '@hondana/shared/resources/dashboard';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { QueryView } from '@hondana/shared/ui/QueryView';
import { useQuery } from '@tanstack/react-query';
import { useShowsRestricted } from '../../shared/useShowsRestricted.ts';
import { WidgetFrame } from '../../shared/WidgetFrame.tsx';
import { EpisodeStrip } from '../EpisodeStrip.tsx';
import { EpisodesSkeleton } from '../EpisodesSkeleton.tsx';

/** Episodes begun and not ended. The board leaves it out when Next Up shows them too. */
function ContinueWatchingWidget() {
  const includeRestricted = useShowsRestricted();
  const episodes = useQuery({ ...continueWatchingQuery({ includeRestricted }), retry: retryOnce });
  return (
    <WidgetFrame title="Continue Watching" busy={episodes.isPending}>
      <QueryView
        compact
        query={episodes}
        title="The episodes in progress could not be loaded"
        pending={<EpisodesSkeleton />}
      >
        {({ List }) =>
          List.length === 0 ? (
            <EmptyState
              compact
              title="No Episodes In Progress."
              text="Stop An Episode During Playback To Populate This Section."
            />
          ) : (
            <EpisodeStrip label="Episodes in progress" episodes={List} />
          )
        }
      </QueryView>
    </WidgetFrame>
  );
}

export const contribution: SlotContent<'dashboard.widget'> = ContinueWatchingWidget;
