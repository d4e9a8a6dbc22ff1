import { readFileSync } from 'node:fs';
import { repositoryPath } from '../../build/paths.ts';
import { resultFile } from './resultFile.ts';
import type { TaskResult } from './TaskResult.ts';

export interface TaskRun {
  readonly project: string;
  readonly target: string;
  readonly isCached: boolean;
  readonly seconds: number;
  readonly result: TaskResult;
}

interface NxRun {
  readonly run: { readonly startTime: string };
  readonly tasks: readonly {
    readonly taskId: string;
    readonly target: string;
    readonly projectName: string;
    readonly startTime: string;
    readonly endTime: string;
    readonly cacheStatus: 'cache-miss' | 'local-cache-hit' | 'remote-cache-hit';
    readonly status: number;
  }[];
}

function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A task that doesn't count its tests is one check. */
function oneCheck(name: string, isPassed: boolean): TaskResult {
  return {
    passed: isPassed ? 1 : 0,
    failed: isPassed ? 0 : 1,
    skipped: 0,
    failures: isPassed ? [] : [name],
    retried: [],
    files: [],
  };
}

function resultOf({ taskId, projectName, target, status }: NxRun['tasks'][number]): TaskResult {
  const counted = readJson<TaskResult>(resultFile(projectName, target));
  if (!counted) return oneCheck(taskId, status === 0);
  // The command can fail while closing, after its tests have passed.
  if (status !== 0 && counted.failed === 0) {
    return { ...counted, failed: 1, failures: [`${taskId} ended with an error`] };
  }
  return counted;
}

/** The tasks of nx's last recorded run; empty if that began before the given time. */
export function readRun(since: Date): readonly TaskRun[] {
  const recorded = readJson<NxRun>(repositoryPath('.nx/cache/run.json'));
  if (!recorded || new Date(recorded.run.startTime) < since) return [];
  return recorded.tasks.map((task) => ({
    project: task.projectName,
    target: task.target,
    isCached: task.cacheStatus !== 'cache-miss',
    seconds: (Date.parse(task.endTime) - Date.parse(task.startTime)) / 1000,
    result: resultOf(task),
  }));
}
