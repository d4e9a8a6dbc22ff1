import type { Series } from '@hondana/shared/api/types';
import { type BulkAction, bulkOperation } from '@hondana/shared/bulk/bulkOperation';
import { removeFromCachedPages } from '@hondana/shared/lists/removeFromCachedPages';
import { seriesKeys } from '@hondana/shared/queryKeys';
import { seriesWithoutFilesQuery } from '@hondana/shared/resources/seriesSearch';
import { deleteSeries } from '@hondana/shared/resources/seriesWrites';
import { perSession } from '@hondana/shared/session/perSession';
import { plural, t } from '@lingui/core/macro';
import type { SeriesFacts } from './SeriesFacts.ts';

export const seriesDeletion = perSession((ended) => bulkOperation<SeriesFacts>(ended));

/** Failures are reported as in the catalogue (spec 3, section 8). */
export const deletion = (): BulkAction<SeriesFacts> => ({
  running: t`Deleting series`,
  done: ({ length }) => t`${plural(length, { one: '# series', other: '# series' })} deleted!`,
  failed: (count) => t`Error deleting ${plural(count, { one: '# series', other: '# series' })}!`,
  confirmed: (client, series) => {
    const gone = new Set(series.map(({ id }) => id));
    removeFromCachedPages<Series>(
      client,
      seriesKeys.all,
      ({ IDs }) => gone.has(IDs.ID),
      (listKey) => listKey.includes(seriesWithoutFilesQuery.path),
    );
  },
  writeFor: ({ id }) => ({
    write: deleteSeries.with({ seriesId: id, deleteFiles: false, completelyRemove: false }),
  }),
});
