import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../context.ts';
import { badRequest } from '../http/errors.ts';
import { queryOf } from '../http/query.ts';
import { filesOf, removeSeries } from '../model/removal.ts';
import type { Series } from '../model/types.ts';
import { viewOf } from '../present/view.ts';
import { groupInPath, seriesInPath } from './access.ts';
import { tellFileDeleted } from './fileEvents.ts';
import { tellSeriesUpdated } from './seriesEvents.ts';

/** Whether the files on the disk go too makes no difference here: their records go in any case. */
function remove(sandbox: Sandbox, series: Series, completely: boolean): void {
  for (const file of filesOf(series)) tellFileDeleted(sandbox, file);
  removeSeries(sandbox.library, series, completely);
  tellSeriesUpdated(sandbox, series, 'Removed');
}

/** How series and groups leave the collection. */
export function removalRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.delete('/api/v3/Series/:seriesID', (request, reply) => {
    const series = seriesInPath(viewOf(sandbox, request), request);
    const query = queryOf(request);
    query.boolean('deleteFiles', false);
    remove(sandbox, series, query.boolean('completelyRemove', false));
    return reply.send();
  });

  app.delete('/api/v3/Group/:groupID', (request, reply) => {
    const view = viewOf(sandbox, request);
    const group = groupInPath(view, request);
    const query = queryOf(request);
    query.boolean('deleteFiles', false);
    const members = view.library.seriesOf(group);
    if (members.length > 0 && !query.boolean('deleteSeries', false)) {
      throw badRequest('deleteSeries is not true, and the group contains series.');
    }
    for (const series of members) remove(sandbox, series, false);
    return reply.send();
  });

  app.post('/api/v3/Group/:groupID/Recalculate', (request, reply) => {
    const view = viewOf(sandbox, request);
    for (const series of view.library.seriesOf(groupInPath(view, request))) view.library.changed(series);
    return reply.send();
  });
}
