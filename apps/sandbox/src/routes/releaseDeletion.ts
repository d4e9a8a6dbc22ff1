import type { Sandbox } from '../context.ts';
import { badRequest } from '../http/errors.ts';
import { numbersIn } from '../http/query.ts';
import type { Series, VideoFile } from '../model/types.ts';
import { presentLocation } from '../present/presentFile.ts';
import type { View } from '../present/view.ts';
import { anySeriesInPath } from './access.ts';
import type { Api } from './api.ts';
import { placeOf, removePlace } from './fileLocations.ts';

const base = '/api/v3/ReleaseManagement';
const uncovered =
  'The selection does not cover all episodes that have files. Some episodes would be left without a file.';

/** Which locations would go. */
export function presentDeletion(view: View, series: Series, files: readonly VideoFile[]) {
  const places = files.flatMap((file) =>
    file.locations.map((location) => ({
      PlaceID: location.id,
      VideoLocalID: file.id,
      AbsolutePath: presentLocation(view, file, location, new Set(['AbsolutePaths'])).AbsolutePath,
      FileSize: file.size,
    })),
  );
  return {
    SeriesID: series.id,
    SeriesTitle: view.library.seriesName(series),
    AnidbAnimeID: series.anidb,
    TotalFilesToDelete: places.length,
    TotalSizeToDelete: places.reduce((sum, { FileSize }) => sum + FileSize, 0),
    Files: places,
  };
}

/** Version 6: one file per episode is chosen by hand, and what was previewed is deleted. */
export function releaseDeletionRoutes(api: Api, sandbox: Sandbox): void {
  if (!sandbox.isSince6) return;

  // No successful answer is recorded: by the document, the files that are not selected come back.
  api.post(`${base}/Series/:seriesID/Override`, ({ view, query, request, body }) => {
    const selected = new Set(numbersIn(body, 'SelectedPlaceIDs'));
    const withVariations = query.boolean('includeVariations', false);
    const series = anySeriesInPath(view, request);
    const isSelected = (file: VideoFile) => file.locations.some(({ id }) => selected.has(id));
    const filesPerEpisode = series.episodes
      .map(({ files }) => files.filter(({ isVariation }) => withVariations || !isVariation))
      .filter((files) => files.length > 0);
    if (!filesPerEpisode.every((files) => files.some(isSelected))) throw badRequest(uncovered);
    const rest = new Set(filesPerEpisode.flat().filter((file) => !isSelected(file)));
    return presentDeletion(view, series, [...rest]);
  });

  // The reference queues it; here it's done at once. Unknown places are passed over, as recorded.
  api.post(`${base}/Execute`, ({ body }) => {
    for (const id of new Set(numbersIn(body, 'PlaceIDs'))) {
      const place = placeOf(sandbox, id);
      if (place !== undefined) removePlace(sandbox, place);
    }
  });
}
