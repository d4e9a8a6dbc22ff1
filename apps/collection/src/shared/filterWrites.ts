import { write } from '@hondana/shared/api/write';
import { filterKeys } from '@hondana/shared/resources/queryKeys';

/** Saves a preset. */
export const createFilter = write({
  method: 'POST',
  path: 'Filter',
  role: 'administrator',
  stale: () => [filterKeys.presets],
});

/** Replaces a preset. */
export const replaceFilter = write({
  method: 'PUT',
  path: 'Filter/{filterId}',
  role: 'administrator',
  stale: () => [filterKeys.presets],
});

/** Deletes a preset. */
export const deleteFilter = write({
  method: 'DELETE',
  path: 'Filter/{filterId}',
  role: 'administrator',
  stale: () => [filterKeys.presets],
  removedKeys: ({ filterId }) => [filterKeys.preset(filterId)],
});
