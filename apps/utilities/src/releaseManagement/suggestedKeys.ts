import type { ReleaseKind } from './releaseKinds.ts';
import { type ReleaseOptions, suggestedFilesQuery, suggestedLocationsQuery } from './releaseManagement.ts';

export async function suggestedKeys(
  kind: ReleaseKind,
  seriesId: number,
  { ignoreVariations = true }: ReleaseOptions,
): Promise<ReadonlySet<string>> {
  if (kind.name === 'duplicates') {
    const sets = await suggestedLocationsQuery.send({ seriesId });
    return new Set(sets.flatMap(({ FileLocationIDs }) => (FileLocationIDs ?? []).map((id) => `place-${id}`)));
  }
  return new Set((await suggestedFilesQuery.send({ seriesId, ignoreVariations })).map((id) => `file-${id}`));
}
