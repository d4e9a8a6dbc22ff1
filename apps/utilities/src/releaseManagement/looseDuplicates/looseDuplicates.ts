import type { File } from '@hondana/shared/api/types';
import { fileFacts } from '../../shared/fileFacts.ts';
import type { QuickSelectGroup } from '../quickSelectGroups.ts';
import { itemsOfFile, type ReleaseEpisode, type ReleaseItem } from '../releaseItems.ts';

/** A file with its places, in the form of an episode with files. */
export function looseDuplicate(file: File): ReleaseEpisode {
  // It has no release yet.
  const traits = file.Resolution ? [file.Resolution] : [];
  const items = itemsOfFile(file, true).map((item) => ({ ...item, traits }));
  return { id: file.ID, name: fileFacts(file).name, items, fileIds: [file.ID] };
}

/** The places by folder. */
export function folderGroups(files: readonly ReleaseEpisode[]): readonly QuickSelectGroup[] {
  const folders = Map.groupBy(
    files.flatMap(({ items }) => items),
    ({ directory }: ReleaseItem) => directory,
  );
  return [...folders].map(([name, items]) => ({ name: name === '' ? '/' : name, items }));
}
