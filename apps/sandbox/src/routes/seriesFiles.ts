import type { Sandbox } from '../context.ts';
import { filesOf } from '../model/removal.ts';
import type { Api } from './api.ts';
import { rehashJob, relocateJob, rescanJob } from './fileJobs.ts';

/** Each queues a job per file. */
export function seriesFileRoutes(api: Api, sandbox: Sandbox): void {
  for (const [name, jobOf, takesPriority] of [
    ['Rescan', rescanJob, true],
    ['Rehash', rehashJob, false],
    ['Relocate', relocateJob, false],
  ] as const) {
    api.post(`/api/v3/Series/:seriesID/File/${name}`, (call) => {
      if (takesPriority) call.query.boolean('priority', false);
      // Answers as usual, but does nothing.
      if (name === 'Relocate' && !sandbox.settings.relocates) return;
      const jobs = filesOf(call.series).map((file) => jobOf(sandbox, file));
      if (jobs.length > 0) sandbox.queue.addAll(jobs);
    });
  }
}
