import type { DashboardEpisode } from '@hondana/shared/api/types';
import { useWebUiSettings } from '@hondana/shared/settings';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { QueryView, type ShownQuery } from '@hondana/shared/ui/QueryView';
import type { ReactNode } from 'react';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import { EpisodeCard } from './EpisodeCard.tsx';
import { Strip } from './Strip.tsx';

interface EpisodeRowProps {
  readonly label: string;
  readonly query: ShownQuery<readonly DashboardEpisode[]>;
  /** Said when the query failed. */
  readonly failure: string;
  readonly empty: { readonly title: string; readonly text?: string };
  readonly above?: (episode: DashboardEpisode) => ReactNode;
  readonly remark?: (episode: DashboardEpisode) => ReactNode;
}

/** Two files of one episode are two entries of a list, and one file may hold several episodes. */
function keyOf({ IDs }: DashboardEpisode): string {
  return `${IDs.ID}-${IDs.ShokoFile ?? ''}`;
}

/** Episodes side by side, with posters or with stills as the person has chosen. */
export function EpisodeRow({ label, query, failure, empty, above, remark }: EpisodeRowProps) {
  const thumbnail = useWebUiSettings(({ dashboard }) => dashboard.useThumbnailsForEpisodes);
  return (
    <QueryView compact query={query} title={failure} pending={<CardsSkeleton wide={thumbnail} />}>
      {(episodes) =>
        episodes.length === 0 ? (
          <EmptyState compact {...empty} />
        ) : (
          <Strip label={label} items={episodes} itemKey={keyOf}>
            {(episode, tabIndex) => (
              <EpisodeCard
                episode={episode}
                tabIndex={tabIndex}
                thumbnail={thumbnail}
                above={above?.(episode)}
                remark={remark?.(episode)}
              />
            )}
          </Strip>
        )
      }
    </QueryView>
  );
}
