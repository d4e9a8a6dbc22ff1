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
  readonly failure: string;
  readonly empty: { readonly title: string; readonly text?: string };
  /** Heading shared by adjacent episodes. */
  readonly groupOf?: (episode: Episode) => string;
  /** Replaces number and title. */
  readonly line?: (episode: Episode) => string | undefined;
  readonly remark?: (episode: Episode) => ReactNode;
}

/** An episode's files are separate entries, and one file may hold several episodes. */
function keyOf({ IDs }: DashboardEpisode): string {
  return `${IDs.ID}-${IDs.ShokoFile ?? ''}`;
}

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
