import type { Sandbox } from '../context.ts';
import { listResult } from '../http/query.ts';
import { acquisitionFilters, schedulerState } from '../scheduler.ts';
import type { Api } from './api.ts';

export function queueRoutes(api: Api, sandbox: Sandbox): void {
  const { queue } = sandbox;

  api.get('/api/v3/Queue', () => ({ ...queue.summary(), ...(queue.hasPools && { Pools: queue.pools() }) }));

  api.get('/api/v3/Queue/Types', () => queue.types());

  api.get('/api/v3/Queue/Items', ({ query }) => {
    const page = query.page(10, 1000);
    const showsBlocked = sandbox.isSince6
      ? !query.boolean('excludeBlocked', false)
      : query.boolean('showAll', false);
    const items = queue.items(showsBlocked, sandbox.isSince6 && query.boolean('showScheduled', false));
    return listResult(items, page, (item) => item);
  });

  api.get('/api/v3/Queue/DebugStats', () => schedulerState(sandbox));

  api.get('/api/v3/Queue/AcquisitionFilters', () => acquisitionFilters(sandbox));

  api.post('/api/v3/Queue/Pause', () => {
    queue.pause();
  });

  api.post('/api/v3/Queue/Resume', () => {
    queue.resume();
  });

  api.post('/api/v3/Queue/Clear', () => {
    queue.clear();
  });
}
