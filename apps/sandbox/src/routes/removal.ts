import type { Sandbox } from '../context.ts';
import { badRequest } from '../http/errors.ts';
import { filesOf, removeSeries } from '../model/removal.ts';
import type { Series } from '../model/types.ts';
import type { Api } from './api.ts';
import { emitFileDeleted } from './fileEvents.ts';
import { emitSeriesUpdated } from './seriesEvents.ts';

/** Records are removed whether or not the files are deleted from disk. */
export function removeWithRecords(sandbox: Sandbox, series: Series, completely: boolean): void {
  for (const file of filesOf(series)) emitFileDeleted(sandbox, file);
  removeSeries(sandbox.library, series, completely);
  emitSeriesUpdated(sandbox, series, 'Removed');
}

export function removalRoutes(api: Api, sandbox: Sandbox): void {
  api.delete('/api/v3/Series/:seriesID', ({ query, series }) => {
    query.boolean('deleteFiles', false);
    removeWithRecords(sandbox, series, query.boolean('completelyRemove', false));
  });

  api.delete('/api/v3/Group/:groupID', ({ view, query, group }) => {
    query.boolean('deleteFiles', false);
    const members = view.library.allSeriesOf(group);
    if (members.length > 0 && !query.boolean('deleteSeries', false)) {
      throw badRequest('deleteSeries is not true, and the group contains series.');
    }
    for (const series of members) removeWithRecords(sandbox, series, false);
  });

  api.post('/api/v3/Group/:groupID/Recalculate', ({ view, group }) => {
    for (const series of view.library.allSeriesOf(group)) view.library.changed(series);
  });
}
