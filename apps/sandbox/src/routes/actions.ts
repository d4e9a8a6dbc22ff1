import type { Sandbox } from '../context.ts';
import { scanAllFolders } from '../disk/scanFolder.ts';
import type { Job } from '../queue.ts';
import { isBefore } from '../serverVersion.ts';
import { actionEffects } from './actionEffects.ts';
import actions from './actions.json' with { type: 'json' };
import type { Api } from './api.ts';

interface Action {
  readonly name: string;
  /** The job's class on the reference, its name while it waits, and while it runs. */
  readonly key: string;
  readonly type: string;
  readonly title: string;
  readonly needs?: Job['needs'];
  readonly perSeries?: boolean;
  /** The first version that has it, and the first without it. */
  readonly from?: string;
  readonly until?: string;
  readonly alsoByPost?: boolean;
}

function runnerOf(sandbox: Sandbox): (action: Action) => void {
  const { queue, library } = sandbox;
  return ({ name, key, type, title, needs, perSeries }) => {
    const job = { type, title, duration: 800, ...(needs === undefined ? {} : { needs }) };
    if (perSeries !== true) {
      const effect = name === 'RunImport' ? scanAllFolders : actionEffects[name];
      queue.add({ key, ...job, ...(effect && { done: () => effect(sandbox) }) });
      return;
    }
    queue.addAll(
      [...library.series.values()].map((series) => ({
        ...job,
        key: `${key}_AnimeID:${series.anidb}`,
        details: { Anime: library.seriesName(series) },
      })),
    );
  };
}

/** Queues what an action of that name does; false for a name that no server has. */
export function actionRunner(sandbox: Sandbox): (name: string) => boolean {
  const run = runnerOf(sandbox);
  return (name) => {
    const action = (actions as readonly Action[]).find((one) => one.name === name);
    if (action !== undefined) run(action);
    return action !== undefined;
  };
}

export function actionRoutes(api: Api, sandbox: Sandbox): void {
  const { serverVersion } = sandbox;
  const run = runnerOf(sandbox);

  for (const action of actions as readonly Action[]) {
    const isNew = action.from !== undefined && isBefore(serverVersion, action.from);
    const isRemoved = action.until !== undefined && !isBefore(serverVersion, action.until);
    if (isNew || isRemoved) continue;
    for (const method of action.alsoByPost ? (['get', 'post'] as const) : (['get'] as const)) {
      api[method](`/api/v3/Action/${action.name}`, () => run(action));
    }
  }
}
