import { everything } from '../filters/filterQuery.ts';
import { bestMatch, compareMatches, type Match, plainText } from '../filters/fuzzy.ts';
import { listResult, type Query } from '../http/query.ts';
import { relativePath } from '../model/filePaths.ts';
import { titlesOf } from '../model/seriesText.ts';
import type { Series } from '../model/types.ts';
import { presentSeries } from '../present/presentSeries.ts';
import type { View } from '../present/view.ts';
import type { Api } from './api.ts';

interface Found {
  readonly series: Series;
  readonly match: Match;
}

function presentFound(view: View, { series, match }: Found) {
  return {
    ExactMatch: match.exact,
    Index: match.index,
    Distance: match.distance,
    LengthDifference: match.lengthDifference,
    Match: match.text.toLowerCase(),
    ...presentSeries(view, series),
  };
}

function namesOf(view: View, series: Series): string[] {
  return [view.library.seriesName(series), ...titlesOf(series).map(({ name }) => name)];
}

/** Best match first. */
function findSeries(view: View, list: readonly Series[], text: string, fuzzy: boolean): Found[] {
  const search = plainText(text);
  const found = list.flatMap((series) => {
    const match = bestMatch(namesOf(view, series), search, fuzzy);
    return match === undefined ? [] : [{ series, match }];
  });
  return found.sort((a, b) => compareMatches(a.match, b.match));
}

function search(view: View, text: string, query: Query) {
  const limit = query.number('limit', 50, 0, 1000);
  const all = view.engine.series(everything, view.visitor);
  const byId = query.boolean('searchById', false);
  const exact: Found[] = all
    .filter((series) => byId && text.trim() === String(series.anidb))
    .map((series) => ({ series, match: { exact: true, index: 0, distance: 0, lengthDifference: 0, text } }));
  const found = [...exact, ...findSeries(view, all, text, query.boolean('fuzzy', true))];
  return found.slice(0, limit === 0 ? found.length : limit).map((one) => presentFound(view, one));
}

function searchablePage(view: View, list: readonly Series[], query: Query) {
  const page = query.page(50, 100);
  const text = query.text('search') ?? '';
  const found =
    text === ''
      ? list
      : findSeries(view, list, text, query.boolean('fuzzy', true)).map(({ series }) => series);
  return listResult(found, page, (series) => presentSeries(view, series));
}

export function seriesSearchRoutes(api: Api): void {
  api.get('/api/v3/Series/Search', ({ view, query }) => search(view, query.text('query') ?? '', query));

  api.get('/api/v3/Series/Search/:query', ({ view, query, params }) => search(view, params.query, query));

  api.get('/api/v3/Series/StartsWith/:query', ({ view, query, params }) => {
    const start = params.query.toLowerCase();
    const limit = query.number('limit', 2147483647, 0, 2147483647);
    const found = view.engine.series(everything, view.visitor).flatMap((series): Found[] => {
      const text = namesOf(view, series).find((name) => name.toLowerCase().startsWith(start));
      return text === undefined
        ? []
        : [{ series, match: { exact: false, index: 0, distance: 0, lengthDifference: 0, text } }];
    });
    return found.slice(0, limit).map((one) => ({ ...presentFound(view, one), Match: one.match.text }));
  });

  api.get('/api/v3/Series/PathEndsWith/:path', ({ view, params }) => {
    const end = params.path.toLowerCase();
    return view.engine
      .series(everything, view.visitor)
      .filter((series) =>
        series.episodes.some((episode) =>
          episode.files.some((file) =>
            file.locations.some((location) => {
              const path = relativePath(view.library, file, location);
              return path.slice(0, path.lastIndexOf('/')).toLowerCase().endsWith(end);
            }),
          ),
        ),
      )
      .map((series) => presentSeries(view, series));
  });

  api.get('/api/v3/Series/WithoutFiles', ({ view, query }) => {
    const list = view.engine
      .series(everything, view.visitor)
      .filter((series) => view.sizes.ofSeries(series).withFiles === 0);
    return searchablePage(view, list, query);
  });

  api.get('/api/v3/Series/WithManuallyLinkedFiles', ({ view, query }) => {
    const list = view.engine
      .series(everything, view.visitor)
      .filter((series) =>
        series.episodes.some((episode) => episode.files.some((file) => file.isManuallyLinked)),
      );
    return searchablePage(view, list, query);
  });
}
