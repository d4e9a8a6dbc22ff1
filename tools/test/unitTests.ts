import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { repositoryPath } from '../build/paths.ts';
import { runProcess } from './runProcess.ts';
import type { StepResult } from './StepResult.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

/** Runs one project of vitest.config.ts. */
export async function runVitest(project: string): Promise<StepResult> {
  const report = repositoryPath('.cache', `vitest-${project}.json`);
  await mkdir(path.dirname(report), { recursive: true });
  await rm(report, { force: true });
  const { code } = await runProcess(
    'vitest',
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { isShown: true },
  );
  const content = await readFile(report, 'utf8').catch(() => undefined);
  if (content === undefined) return { passed: 0, failed: 1, files: [] };
  const { numPassedTests, numFailedTests, testResults }: VitestReport = JSON.parse(content);
  return {
    passed: numPassedTests,
    // A file that could not even be loaded, or an error outside of a test, counts as one failure.
    failed: numFailedTests > 0 || code === 0 ? numFailedTests : 1,
    files: testResults.map(({ name, startTime, endTime }) => ({
      name: path.relative(repositoryPath(), name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}
