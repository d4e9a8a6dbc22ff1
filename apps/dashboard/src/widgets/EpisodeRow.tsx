import type { DashboardEpisode } from '@hondana/shared/api/types';
import { useWebUiSettings } from '@hondana/shared/settings';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { QueryView, type ShownQuery } from '@hondana/shared/ui/QueryView';
import type { ReactNode } from 'react';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import { EpisodeCard } from './EpisodeCard.tsx';
import { Strip } from './Strip.tsx';

interface EpisodeRowProps<Episode> {
  readonly label: string;
  readonly query: ShownQuery<readonly Episode[]>;
  /** Said when the query failed. */
  readonly failure: string;
  readonly empty: { readonly title: string; readonly text?: string };
  /** The heading that neighbours stand under together. */
  readonly groupOf?: (episode: Episode) => string;
  /** In place of an episode's number and title. */
  readonly line?: (episode: Episode) => string | undefined;
  readonly remark?: (episode: Episode) => ReactNode;
}

/** Two files of one episode are two entries of a list, and one file may hold several episodes. */
function keyOf({ IDs }: DashboardEpisode): string {
  return `${IDs.ID}-${IDs.ShokoFile ?? ''}`;
}

/** Episodes side by side, with posters or with stills as the person has chosen. */
export function EpisodeRow<Episode extends DashboardEpisode>({
  label,
  query,
  failure,
  empty,
  groupOf,
  line,
  remark,
}: EpisodeRowProps<Episode>) {
  const thumbnail = useWebUiSettings(({ dashboard }) => dashboard.useThumbnailsForEpisodes);
  return (
    <QueryView compact query={query} title={failure} pending={<CardsSkeleton wide={thumbnail} />}>
      {(episodes) =>
        episodes.length === 0 ? (
          <EmptyState compact {...empty} />
        ) : (
          <Strip label={label} items={episodes} itemKey={keyOf} groupOf={groupOf}>
            {(episode, tabIndex) => (
              <EpisodeCard
                episode={episode}
                tabIndex={tabIndex}
                thumbnail={thumbnail}
                line={line?.(episode)}
                remark={remark?.(episode)}
              />
            )}
          </Strip>
        )
      }
    </QueryView>
  );
}
