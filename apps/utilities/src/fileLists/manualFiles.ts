import { episodeNumberText } from '@hondana/shared/anime/episodeType';
import { hashOf } from '@hondana/shared/anime/files';
import type { Episode, File } from '@hondana/shared/api/types';
import { type FileFacts, fileFacts, visibleName } from '../shared/fileFacts.ts';

function episodeText({ AniDB, Name }: Episode): string {
  const name = visibleName(Name);
  return AniDB ? `${episodeNumberText(AniDB.Type, AniDB.EpisodeNumber)} ${name}` : name;
}

/** Cross-references come beside the files, and refer to them by hash (seen on 5.3.3). */
function manuallyLinkedFiles({ CrossReferences = [], Files = [] }: Episode): readonly File[] {
  const byHand = new Set(CrossReferences.filter(({ Source }) => Source === 'User').map(({ ED2K }) => ED2K));
  return Files.filter((file) => byHand.has(hashOf(file, 'ED2K') ?? ''));
}

/** In episode order; each file once, with all its episodes. Without the episodes' other files. */
export function manualFiles(episodes: readonly Episode[]): FileFacts[] {
  const found = new Map<number, FileFacts>();
  for (const episode of episodes) {
    for (const file of manuallyLinkedFiles(episode)) {
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
