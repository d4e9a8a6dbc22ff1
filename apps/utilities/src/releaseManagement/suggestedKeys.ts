import {
  type ReleaseOptions,
  suggestFilesToDelete,
  suggestLocationsToDelete,
} from '@hondana/shared/api/releaseManagement';
import type { ReleaseKind } from './releaseKinds.ts';

/** What the server would delete of a series, by the keys of the items. */
export async function suggestedKeys(
  kind: ReleaseKind,
  seriesId: number,
  { ignoreVariations = true }: ReleaseOptions,
): Promise<ReadonlySet<string>> {
  if (kind.name === 'duplicates') {
    const sets = await suggestLocationsToDelete(seriesId);
    return new Set(sets.flatMap(({ FileLocationIDs }) => (FileLocationIDs ?? []).map((id) => `place-${id}`)));
  }
  return new Set((await suggestFilesToDelete(seriesId, ignoreVariations)).map((id) => `file-${id}`));
}
