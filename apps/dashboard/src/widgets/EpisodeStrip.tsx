import type { DashboardEpisode } from '@hondana/shared/api/types';
import { useWebUiSettings } from '@hondana/shared/settings';
import type { ReactNode } from 'react';
import { EpisodeCard } from './EpisodeCard.tsx';
import { Strip } from './Strip.tsx';

interface EpisodeStripProps {
  readonly label: string;
  readonly episodes: readonly DashboardEpisode[];
  readonly above?: (episode: DashboardEpisode) => ReactNode;
  readonly remark?: (episode: DashboardEpisode) => ReactNode;
}

/** Two files of one episode are two entries of a list, and one file may hold several episodes. */
function keyOf({ IDs }: DashboardEpisode): string {
  return `${IDs.ID}-${IDs.ShokoFile ?? ''}`;
}

/** Episodes side by side, with posters or with stills as the person has chosen. */
export function EpisodeStrip({ label, episodes, above, remark }: EpisodeStripProps) {
  const thumbnail = useWebUiSettings(({ dashboard }) => dashboard.useThumbnailsForEpisodes);
  return (
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
  );
}
