import { since6 } from '../api/serverVersion.ts';
import { write } from '../api/write.ts';

// Apart from seriesActions.ts, of which the first load of the collection has some.
/**
 * Queues an action of the catalogue for a series. A 400 says why it cannot be run.
 * @example const run = useWrite(runSeriesAction); run.mutate({ seriesId: 3, actionId: action.ID });
 */
export const runSeriesAction = write({
  method: 'POST',
  path: 'Series/{seriesId}/Action/{actionId}',
  role: 'user',
  server: since6,
});
