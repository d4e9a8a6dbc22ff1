import { episodeNumberText } from '@hondana/shared/anime/episodeType';
import type { Episode } from '@hondana/shared/api/types';

/** `S2 Beach`; without the number where AniDB's data is missing. */
export function episodeName({ AniDB, Name }: Pick<Episode, 'AniDB' | 'Name'>): string {
  return AniDB ? `${episodeNumberText(AniDB.Type, AniDB.EpisodeNumber)} ${Name}` : Name;
}
