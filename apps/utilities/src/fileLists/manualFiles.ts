import { episodeNumberText } from '@hondana/shared/anime/episodeType';
import type { Episode, File } from '@hondana/shared/api/types';
import { type FileFacts, fileFacts, visibleName } from '../shared/fileFacts.ts';

type Reference = NonNullable<File['SeriesIDs']>[number]['EpisodeIDs'][number];

function episodeText({ AniDB, Name }: Episode): string {
  const name = visibleName(Name);
  return AniDB ? `${episodeNumberText(AniDB.Type, AniDB.EpisodeNumber)} ${name}` : name;
}

function isByHand({ SeriesIDs = [] }: File, episode: Episode): boolean {
  const references: Reference[] = SeriesIDs.flatMap(({ EpisodeIDs }) => EpisodeIDs);
  return references.some(({ ID, Source }) => ID === episode.IDs.ID && Source === 'User');
}

/**
 * The manually linked files of a series in the order of its episodes, each once with all of them. Other files of these
 * episodes are left out.
 */
export function manualFiles(episodes: readonly Episode[]): FileFacts[] {
  const found = new Map<number, FileFacts>();
  for (const episode of episodes) {
    for (const file of episode.Files ?? []) {
      if (!isByHand(file, episode)) continue;
      const before = found.get(file.ID);
      const text = episodeText(episode);
      found.set(file.ID, {
        ...(before ?? fileFacts(file)),
        seriesId: episode.IDs.ParentSeries,
        episodes: before?.episodes ? `${before.episodes}, ${text}` : text,
      });
    }
  }
  return [...found.values()];
}
