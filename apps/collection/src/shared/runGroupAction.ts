import { since6 } from '@hondana/shared/api/serverVersion';
import { write } from '@hondana/shared/api/write';

/** Queues an action of the catalogue for a group. */
export const runGroupAction = write({
  method: 'POST',
  path: 'Group/{groupId}/Action/{actionId}',
  role: 'user',
  server: since6,
});
