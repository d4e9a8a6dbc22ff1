import { useWebUiSettings } from '@hondana/shared/settings';
import { CardsSkeleton } from './CardsSkeleton.tsx';

/** The shape of a row of episodes that is on its way. */
export function EpisodesSkeleton() {
  return <CardsSkeleton wide={useWebUiSettings(({ dashboard }) => dashboard.useThumbnailsForEpisodes)} />;
}
