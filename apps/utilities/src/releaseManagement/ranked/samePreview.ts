import type { DeletionPreview } from './rankedReleases.ts';

const placesOf = (preview: DeletionPreview | undefined): string =>
  (preview?.Files ?? [])
    .map(({ PlaceID }) => PlaceID)
    .sort((one, other) => one - other)
    .join();

/** Whether both delete the same places. */
export function samePreview(one: DeletionPreview | undefined, other: DeletionPreview | undefined): boolean {
  return placesOf(one) === placesOf(other);
}
