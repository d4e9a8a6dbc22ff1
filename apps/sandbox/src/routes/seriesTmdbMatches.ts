import type { Sandbox } from '../context.ts';
import { problem } from '../http/errors.ts';
import { bodyField, listResult, wholeNumberIn } from '../http/query.ts';
import { keepMatches, linkShow } from '../model/tmdbLinking.ts';
import { matchShow } from '../model/tmdbMatching.ts';
import { tmdbSeason } from '../model/tmdbSeasons.ts';
import type { Series } from '../model/types.ts';
import { presentTmdbLink } from '../present/presentTmdbLinks.ts';
import { seriesInPath } from './access.ts';
import type { Api, Call } from './api.ts';
import { refreshTmdbLater } from './tmdbRefresh.ts';

const path = '/api/v3/Series/:seriesID/TMDB/Show/CrossReferences/Episode/Auto';

const seriesOf = ({ view, request }: Call) => seriesInPath(view, request, 'TMDB.Show');

/** The requested show, else the first linked one. @throws 400 */
function showFor(series: Series, asked: number | undefined): number {
  const show = asked ?? series.tmdbShows[0];
  if (show !== undefined) return show;
  const none =
    'Unable to find an existing cross-reference for the series to use. Make sure at least one TMDB Show is linked to the Shoko Series.';
  throw problem({ tmdbShowID: [none] });
}

/** Number of the season with the requested ID. @throws 400 */
function seasonFor({ library }: Sandbox, show: number, asked: number | undefined): number | undefined {
  if (asked === undefined) return undefined;
  const season = tmdbSeason(library, String(asked));
  if (season === undefined)
    throw problem({ tmdbSeasonID: ['Unable to find existing TMDB Season with the given season ID.'] });
  if (season.show !== show)
    throw problem({ tmdbSeasonID: ['The selected tmdbSeasonID does not belong to the selected tmdbShowID'] });
  return season.number;
}

const considersOthers = (settings: unknown) =>
  bodyField(bodyField(settings, 'TMDB'), 'ConsiderExistingOtherLinks') === true;

export function seriesTmdbMatchRoutes(api: Api, sandbox: Sandbox): void {
  const { library, settings } = sandbox;

  api.get(path, (call) => {
    const { query } = call;
    const page = query.page(50, 1000);
    const numberIn = (name: string) => (query.has(name) ? query.number(name, 0) : undefined);
    const series = seriesOf(call);
    const show = showFor(series, numberIn('tmdbShowID'));
    const links = matchShow(library, series, show, {
      keepExisting: query.boolean('keepExisting', true),
      considerOthers: query.boolean('considerExistingOtherLinks', considersOthers(settings.document)),
      season: seasonFor(sandbox, show, numberIn('tmdbSeasonID')),
    });
    return listResult(links, page, presentTmdbLink);
  });

  api.post(path, (call) => {
    const { body, reply } = call;
    const series = seriesOf(call);
    const show = showFor(series, wholeNumberIn(body, 'TmdbShowID'));
    if (!library.tmdbShows.has(show)) {
      const absent = 'Unable to find the selected TMDB Show locally. Add the TMDB Show locally first.';
      throw problem({ tmdbShowID: [absent] });
    }
    const others = bodyField(body, 'ConsiderExistingOtherLinks') ?? considersOthers(settings.document);
    const links = matchShow(library, series, show, {
      keepExisting: bodyField(body, 'KeepExisting') !== false,
      considerOthers: others === true,
      season: seasonFor(sandbox, show, wholeNumberIn(body, 'TmdbSeasonID')),
    });
    const isNew = linkShow(series, show);
    keepMatches(library, links);
    library.changed(series);
    if (!isNew) return reply.code(204).send();
    refreshTmdbLater(sandbox, 'Show', show);
    return reply.code(201).send();
  });
}
