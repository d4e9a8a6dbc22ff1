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
import type { Day } from '../shared/days.ts';

export interface EpisodeState {
  readonly text: string;
  readonly icon: IconShape;
  readonly tone?: Tone;
}

const states = {
  foreign: { text: 'Not in your collection', icon: externalLinkIcon },
  watched: { text: 'Watched', icon: checkIcon, tone: 'success' },
  available: { text: 'In collection', icon: collectionIcon, tone: 'accent' },
  missing: { text: 'Missing', icon: alertIcon, tone: 'warning' },
  upcoming: { text: 'Upcoming', icon: clockIcon },
} as const satisfies Record<string, EpisodeState>;

export function episodeState({ IDs, Watched, AirDate }: DashboardEpisode, today: Day): EpisodeState {
  if (!IDs.ShokoSeries) return states.foreign;
  if (Watched) return states.watched;
  if (IDs.ShokoFile) return states.available;
  return AirDate !== null && AirDate < today ? states.missing : states.upcoming;
}
