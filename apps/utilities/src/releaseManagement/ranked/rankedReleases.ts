import { read } from '@hondana/shared/api/read';
import { since6 } from '@hondana/shared/api/serverVersion';
import type { ListResult, SeriesReleases } from '@hondana/shared/api/types';
import { write } from '@hondana/shared/api/write';
import { apiKeyRoot, fileStale, releaseManagementKeys } from '@hondana/shared/queryKeys';
import { releasePageSize } from '../releaseManagement.ts';

/** Which files take part, and which series are listed. */
export interface RankedOptions {
  /** Files marked as variation are ranked, and may be deleted. */
  readonly includeVariations: boolean;
  readonly onlyFinishedSeries: boolean;
  /** Only series with a release that the server would delete by itself. */
  readonly onlyWithRedundant: boolean;
}

const keyPrefix = () => releaseManagementKeys.all;

/** The list needs few of the many fields. Before version 6 the same path answered something else. */
function rankedList({ Total, List }: ListResult<SeriesReleases>) {
  return {
    Total,
    List: List.map(({ SeriesID, SeriesTitle, Candidates, FilesToAutoDeleteCount }) => ({
      IDs: { ID: SeriesID },
      Name: SeriesTitle,
      releaseCount: Candidates.length,
      redundantCount: FilesToAutoDeleteCount,
    })),
  };
}

/** One page of the series with several releases, by name. */
export const rankedSeriesQuery = read({
  path: 'ReleaseManagement/Series',
  role: 'user',
  server: since6,
  defaults: { pageSize: releasePageSize },
  keyPrefix,
  answer: (answer) => rankedList(answer as ListResult<SeriesReleases>),
});

function rankedReleases(answer: unknown): SeriesReleases | null {
  const releases = answer as SeriesReleases;
  return releases.Candidates.length === 0 ? null : releases;
}

/** The ranked releases of a series; null if there is nothing to choose. */
export const seriesReleasesQuery = read({
  path: 'ReleaseManagement/Series/{seriesId}',
  role: 'user',
  server: since6,
  keyPrefix,
  answer: rankedReleases,
  fallbackOn404: null,
});

export type ReleaseCandidate = SeriesReleases['Candidates'][number];
export type ReleaseTrack = SeriesReleases['Overrides'][number];

/** Not stale with the lists: what was previewed stays on screen until it is previewed again. */
const previewKey = () => [...apiKeyRoot, 'release-preview'] as const;

/**
 * What goes if the best releases stay, or those named in `Overrides`.
 * @example await previewReleases.send({ includeVariations: false, body: { IncludedSeriesIDs: [4] } });
 */
export const previewReleases = read({
  method: 'POST',
  path: 'ReleaseManagement/Preview',
  role: 'user',
  server: since6,
  keyPrefix: previewKey,
});

/** What goes if these files stay. 400 when an episode would be left without a file. Nothing is stored. */
export const previewSelection = read({
  method: 'POST',
  path: 'ReleaseManagement/Series/{seriesId}/Override',
  role: 'administrator',
  server: since6,
  keyPrefix: previewKey,
});

export type DeletionPreview = Awaited<ReturnType<typeof previewSelection.send>>;

/** The server deletes the files in its queue, and passes over those it does not know. */
export const deletePlaces = write({
  method: 'POST',
  path: 'ReleaseManagement/Execute',
  role: 'administrator',
  server: since6,
  toInput: ({ placeIds }: { readonly placeIds: readonly number[] }) => ({
    body: { PlaceIDs: [...placeIds] },
  }),
  stale: () => fileStale,
});
