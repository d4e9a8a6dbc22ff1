import { airDateText, isOngoing } from '@hondana/shared/anime/airDates';
import { animeTypeText } from '@hondana/shared/anime/animeTypeText';
import type { GroupView } from '@hondana/shared/api/types';

/** What the list view adds; known later for groups. */
export interface ListFacts {
  readonly type: string;
  readonly airDates: string;
  readonly ongoing: boolean;
}

/** Type and dates for the list view, from a group's extras or a series' AniDB data. */
export function listFacts(source: Pick<GroupView, 'Type' | 'AirDate' | 'EndDate'>): ListFacts {
  return {
    type: animeTypeText(source.Type),
    airDates: airDateText(source),
    ongoing: isOngoing(source),
  };
}
