import { write } from '@hondana/shared/api/write';
import { filterKeys } from '@hondana/shared/queryKeys';

export const createFilter = write({
  method: 'POST',
  path: 'Filter',
  role: 'administrator',
  stale: () => [filterKeys.presets],
});

export const replaceFilter = write({
  method: 'PUT',
  path: 'Filter/{filterId}',
  role: 'administrator',
  stale: () => [filterKeys.presets],
});

export const deleteFilter = write({
  method: 'DELETE',
  path: 'Filter/{filterId}',
  role: 'administrator',
  stale: () => [filterKeys.presets],
  removedKeys: ({ filterId }) => [filterKeys.preset(filterId)],
});
