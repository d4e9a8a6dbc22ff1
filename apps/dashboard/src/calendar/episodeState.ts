import type { DashboardEpisode } from '@hondana/shared/api/types';
import type { Tone } from '@hondana/shared/ui/Badge';
import {
  alertIcon,
  checkIcon,
  clockIcon,
  collectionIcon,
  externalLinkIcon,
  type IconShape,
} from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import type { Day } from '../shared/days.ts';

export interface EpisodeState {
  readonly text: string;
  readonly icon: IconShape;
  readonly tone?: Tone;
}

export function episodeState({ IDs, Watched, AirDate }: DashboardEpisode, today: Day): EpisodeState {
  if (!IDs.ShokoSeries) return { text: t`Not in your collection`, icon: externalLinkIcon };
  if (Watched) return { text: t`Watched`, icon: checkIcon, tone: 'success' };
  if (IDs.ShokoFile) return { text: t`In collection`, icon: collectionIcon, tone: 'accent' };
  return AirDate !== null && AirDate < today
    ? { text: t`Missing`, icon: alertIcon, tone: 'warning' }
    : { text: t`Upcoming`, icon: clockIcon };
}
