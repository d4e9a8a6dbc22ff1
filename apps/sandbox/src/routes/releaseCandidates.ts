import type { Sandbox } from '../context.ts';
import { plainText } from '../filters/fuzzy.ts';
import { notFoundProblem } from '../http/errors.ts';
import { bodyField, listResult, pathId } from '../http/query.ts';
import { releasesOfSeries } from '../model/releaseCandidates.ts';
import type { ReleasePreferences } from '../model/releaseSignals.ts';
import { isFinished } from '../model/releases.ts';
import { compareTitles, titlesOf } from '../model/seriesText.ts';
import type { Series } from '../model/types.ts';
import { filesToDelete, presentSeriesReleases } from '../present/presentReleases.ts';
import type { View } from '../present/view.ts';
import type { Api } from './api.ts';
import { presentDeletion } from './releaseDeletion.ts';

const base = '/api/v3/ReleaseManagement';

const numbersOf = (list: unknown): readonly unknown[] | undefined => (Array.isArray(list) ? list : undefined);

/** The candidate chosen for a series; fields that the body lacks or has otherwise count for nothing, as recorded. */
function chosenKeys(body: unknown): ReadonlyMap<number, string> {
  const list = bodyField(body, 'Overrides');
  return new Map(
    (Array.isArray(list) ? list : []).map((one: unknown) => [
      Number(bodyField(one, 'SeriesID')),
      String(bodyField(one, 'PreferredCandidateKey')),
    ]),
  );
}

/** Version 6: whole releases of a series are ranked, and the best is kept. */
export function releaseCandidateRoutes(api: Api, sandbox: Sandbox): void {
  if (!sandbox.isSince6) return;

  const preferences = () =>
    sandbox.settings.document.ReleaseComparisonPreferences as unknown as ReleasePreferences;
  const sorted = (view: View): Series[] => [...view.library.series.values()].sort(compareTitles);

  api.get(`${base}/Series`, ({ view, query }) => {
    const onlyFinished = query.boolean('onlyFinishedSeries', false);
    const onlyRedundant = query.boolean('onlyWithRedundant', false);
    const withVariations = query.boolean('includeVariations', false);
    const search = plainText(query.text('search') ?? '');
    const page = query.page(100, 1000);
    const found = sorted(view)
      .filter((series) => !onlyFinished || isFinished(series, view.today()))
      .filter(
        (series) => search === '' || titlesOf(series).some(({ name }) => plainText(name).includes(search)),
      )
      .map((series) => ({ series, releases: releasesOfSeries(series, preferences(), withVariations) }))
      .filter(({ releases }) => releases.candidates.length > 0)
      .map(({ series, releases }) => presentSeriesReleases(view, series, releases, { withTracks: false }))
      .filter(({ HasRedundantCandidates }) => !onlyRedundant || HasRedundantCandidates);
    return listResult(found, page, (one) => one);
  });

  api.get(`${base}/Series/:seriesID`, ({ view, query, params }) => {
    const withVariations = query.boolean('includeVariations', false);
    const series = view.library.series.get(pathId('seriesID', params));
    if (series === undefined) throw notFoundProblem();
    // A series with nothing to choose has no candidates, as recorded; the document has 404 for it.
    const releases = releasesOfSeries(series, preferences(), withVariations);
    return presentSeriesReleases(view, series, releases, {
      preferredKey: query.text('preferredCandidateKey'),
      withTracks: true,
    });
  });

  api.post(`${base}/Preview`, ({ view, query, body }) => {
    const onlyFinished = query.boolean('onlyFinishedSeries', false);
    const withVariations = query.boolean('includeVariations', false);
    const included = numbersOf(bodyField(body, 'IncludedSeriesIDs'));
    const excluded = numbersOf(bodyField(body, 'ExcludedSeriesIDs')) ?? [];
    const chosen = chosenKeys(body);
    return sorted(view)
      .filter((series) => !onlyFinished || isFinished(series, view.today()))
      .filter(({ id }) => (included ? included.includes(id) : !excluded.includes(id)))
      .flatMap((series) => {
        const releases = releasesOfSeries(series, preferences(), withVariations);
        const files = filesToDelete(releases, chosen.get(series.id));
        return files.length === 0 ? [] : [presentDeletion(view, series, files)];
      });
  });
}
