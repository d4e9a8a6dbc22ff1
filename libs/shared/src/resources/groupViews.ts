import { read } from '../api/read.ts';
import { groupKeys } from '../queryKeys.ts';

const tagLimit = 20;

/** Bit mask that hides all tags but genres and the like, as in the reference UI (facts 5.9). */
const tagFilter = 128;

/** At most 100 groups per request; disable the query when there are none. */
export const groupViewsQuery = read({
  method: 'POST',
  path: 'WebUI/GroupView',
  role: 'user',
  toInput: ({ groupIds }: { readonly groupIds: readonly number[] }) => ({
    body: { GroupIDs: groupIds, TagFilter: tagFilter, TagLimit: tagLimit },
  }),
  keyPrefix: () => groupKeys.all,
  persist: true,
});
