import { deleteSeries } from '@hondana/shared/api/series';
import { nothing, onlyThese, type Selection } from '@hondana/shared/lists/selection';
import { markStale } from '@hondana/shared/live';
import { notify } from '@hondana/shared/overlays/notices';
import { plural } from '@hondana/shared/ui/format';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { seriesChangeKeys } from '../shared/seriesChangeKeys.ts';
import type { SeriesFacts } from './SeriesFacts.ts';
import { seriesRun } from './seriesRun.ts';

/** In the words of the catalogue (S3-184). */
const failedText = (count: number): string => `Error deleting ${plural(count, 'series', 'series')}!`;

/** Series are deleted one by one, whether their list is on the screen or not; what fails stays selected. */
export function useSeriesDeletion(change: (selection: Selection<SeriesFacts>) => void) {
  const client = useQueryClient();
  const bulk = seriesRun();
  const state = useSyncExternalStore(bulk.subscribe, bulk.read);
  const remove = async (series: readonly SeriesFacts[]): Promise<void> => {
    const { done, failures, left } = await bulk.run(
      'Deleting series',
      series,
      ({ id }) => deleteSeries.send({ seriesId: id, deleteFiles: false, completelyRemove: false }),
      failedText,
    );
    const unfinished = [...failures.map(({ item }) => item), ...left];
    change(unfinished.length === 0 ? nothing() : onlyThese(unfinished));
    if (done.length > 0)
      notify({ kind: 'success', title: `${plural(done.length, 'series', 'series')} deleted!` });
    if (failures.length > 0 && !bulk.isWatched) notify({ kind: 'error', title: failedText(failures.length) });
    void markStale(client, seriesChangeKeys);
  };
  return {
    ...state,
    remove,
    cancel: () => bulk.cancel(),
    dismissFailures: () => bulk.dismissFailures(),
  };
}
