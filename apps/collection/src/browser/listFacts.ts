import { airDateText, isOngoing } from '@hondana/shared/anime/airDates';
import { animeTypeText } from '@hondana/shared/anime/animeTypeText';
import type { GroupView } from '@hondana/shared/api/types';

export interface ListFacts {
  readonly type: string;
  readonly airDates: string;
  readonly ongoing: boolean;
}

export function listFacts(source: Pick<GroupView, 'Type' | 'AirDate' | 'EndDate'>): ListFacts {
  return {
    type: animeTypeText(source.Type),
    airDates: airDateText(source),
    ongoing: isOngoing(source),
  };
}
