import type { File } from '@hondana/shared/api/types';
import { fileFacts } from '../../shared/fileFacts.ts';
import type { QuickSelectGroup } from '../quickSelectGroups.ts';
import { itemsOfFile, type ReleaseEpisode, type ReleaseItem } from '../releaseItems.ts';

/** A file with its places, in the form of an episode with files. */
export function looseDuplicate(file: File): ReleaseEpisode {
  return { id: file.ID, name: fileFacts(file).name, items: itemsOfFile(file, true), fileIds: [file.ID] };
}

/** The places by folder. */
export function folderGroups(files: readonly ReleaseEpisode[]): readonly QuickSelectGroup[] {
  const folders = Map.groupBy(
    files.flatMap(({ items }) => items),
    ({ directory }: ReleaseItem) => directory,
  );
  return [...folders].map(([name, items]) => ({ name: name === '' ? '/' : name, items }));
}
