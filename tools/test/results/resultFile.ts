import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryPath } from '../../build/paths.ts';
import type { TaskResult } from './TaskResult.ts';

/** Outputs of the tasks in nx.json, so a cached task restores its own. */
export const resultsFolder = repositoryPath('.cache/results');

export function resultFile(project: string, target: string): string {
  return path.join(resultsFolder, project, `${target}.json`);
}

/** Does nothing outside nx, which names the task in the environment. */
export function writeResult(result: TaskResult): void {
  const { NX_TASK_TARGET_PROJECT: project, NX_TASK_TARGET_TARGET: target } = process.env;
  if (!project || !target) return;
  const file = resultFile(project, target);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(result));
}
