import type { ActionInfo, ActionScope } from '../actionCatalogue.ts';
import type { Sandbox } from '../context.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { filesOf } from '../model/removal.ts';
import type { Series } from '../model/types.ts';
import type { Job } from '../queue.ts';
import { allowSeries } from './access.ts';
import { actionRunner } from './actions.ts';
import type { Api, Call } from './api.ts';
import { rehashJob, relocateJob, rescanJob } from './fileJobs.ts';
import { removeWithRecords } from './removal.ts';
import { refreshTmdbJob } from './tmdbRefresh.ts';

/** What a scoped action does to each series; the others are a job that changes nothing. */
function seriesJobs(sandbox: Sandbox, runs: string | undefined, series: Series): Job[] {
  const { library } = sandbox;
  const details = { Anime: library.seriesName(series) };
  if (runs === 'Rehash') return filesOf(series).map((file) => rehashJob(sandbox, file));
  if (runs === 'Rescan') return filesOf(series).map((file) => rescanJob(sandbox, file));
  if (runs === 'Relocate') return filesOf(series).map((file) => relocateJob(sandbox, file));
  if (runs === 'TmdbShow') return series.tmdbShows.map((id) => refreshTmdbJob(sandbox, 'Show', id));
  if (runs === 'TmdbMovie') return series.tmdbMovies.map((id) => refreshTmdbJob(sandbox, 'Movie', id));
  if (runs === 'AniDB') {
    const key = `AniDB/GetAniDBAnimeJob_AnimeID:${series.anidb}`;
    return [{ key, type: 'Get AniDB Anime Data', title: 'Getting AniDB Anime Data', details }];
  }
  if (runs === 'Delete') {
    const done = () => {
      if (library.series.has(series.id)) removeWithRecords(sandbox, series, false);
    };
    const key = `Actions/DeleteSeriesJob_SeriesID:${series.id}`;
    return [{ key, type: 'Delete Series', title: 'Deleting Series', details, done }];
  }
  return [];
}

/** The wrapper that runs any action, of whose name the reference's error told. */
const plainJob = ({ ID, Name, Scope }: ActionInfo, entity: number | undefined): Job => ({
  key: `Actions/ActionExecutionJob_ActionId:${ID}_ScopeEntityId:${entity ?? ''}`,
  type: 'Action Execution',
  title: Name,
  details: { Action: Name, Scope },
});

/**
 * The document's answer to a run is an empty 200. The recorded build answered 500 to each, since it failed at naming the
 * job (`ActionExecutionJob.get_Title`); tests of that inject the 500.
 */
export function actionCatalogueRoutes(api: Api, sandbox: Sandbox): void {
  const { actions, library, queue } = sandbox;
  const runNamed = actionRunner(sandbox);

  api.get('/api/v3/Action', ({ query }) => actions.list(query.text('scope')));

  /** @throws 404 or 400 */
  const actionOf = ({ request }: Call, id: string, scope: ActionScope) => {
    const action = actions.find(id);
    if (action === undefined) throw notFound('Action not found.');
    const { Name, Permission, Scope } = action.info;
    if (Scope !== scope) {
      const text = `The action '${Name}' (${id}) is not applicable to the ${scope.toLowerCase()} scope.`;
      throw badRequest(text);
    }
    // Not recorded: the document has a 400 with a reason here too.
    if (Permission === 'Admin' && !request.visitor.isAdmin) {
      throw badRequest(`The action '${Name}' may only be run by administrators.`);
    }
    return action;
  };

  api.post('/api/v3/Action/:actionID', (call) => {
    const { info, runs } = actionOf(call, call.params.actionID, 'Global');
    if (runs === undefined || !runNamed(runs)) queue.add(plainJob(info, undefined));
  });

  api.post('/api/v3/Series/:seriesID/Action/:actionID', (call) => {
    const series = library.series.get(Number(call.params.seriesID));
    if (series === undefined) throw notFound('Series not found.');
    allowSeries(call.view, series);
    const { info, runs } = actionOf(call, call.params.actionID, 'Series');
    const jobs = seriesJobs(sandbox, runs, series);
    queue.addAll(jobs.length > 0 ? jobs : [plainJob(info, series.id)]);
  });

  api.post('/api/v3/Group/:groupID/Action/:actionID', (call) => {
    const group = library.groups.get(Number(call.params.groupID));
    // Not recorded, unlike that of a series.
    if (group === undefined) throw notFound('Group not found.');
    const members = library.allSeriesOf(group);
    for (const series of members) allowSeries(call.view, series);
    const { info, runs } = actionOf(call, call.params.actionID, 'Group');
    const jobs = members.flatMap((series) => seriesJobs(sandbox, runs, series));
    queue.addAll(jobs.length > 0 ? jobs : [plainJob(info, group.id)]);
  });
}
