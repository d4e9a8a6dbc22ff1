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
    readonly status: 'passed' | 'failed';
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

/** The failed tests of a file, or the file itself where it could not even be loaded. */
function failuresOf({ name, status, assertionResults }: VitestReport['testResults'][number]): string[] {
  const file = path.relative(repositoryPath(), name);
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName }) => `${file}: ${fullName}`);
  return failed.length === 0 && status === 'failed' ? [file] : failed;
}

/** Runs one project of vitest.config.ts, or the given share of its files, as in `1/2`. */
async function runShare(project: string, share: string, isIsolated: boolean): Promise<StepResult> {
  const [place] = share.split('/');
  const report = repositoryPath('.cache', `vitest-${project}-${place}.json`);
  await mkdir(path.dirname(report), { recursive: true });
  await rm(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runProcess(
    'vitest',
    ['run', '--project', project, '--shard', share, ...reporters, ...(isIsolated ? [] : ['--no-isolate'])],
    // Two that prepare the same packages at a time would write over each other.
    { isShown: true, environment: { VITE_CACHE: `node_modules/.vite-${place}` } },
  );
  const content = await readFile(report, 'utf8').catch(() => undefined);
  if (content === undefined) return { passed: 0, failed: 1, files: [] };
  const { numPassedTests, numFailedTests, testResults }: VitestReport = JSON.parse(content);
  return {
    passed: numPassedTests,
    // A file that could not even be loaded, or an error outside of a test, counts as one failure.
    failed: numFailedTests > 0 || code === 0 ? numFailedTests : 1,
    failures: testResults.flatMap(failuresOf),
    files: testResults.map(({ name, startTime, endTime }) => ({
      name: path.relative(repositoryPath(), name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

interface Running {
  /** A browser that shows one file after the other waits much of the time. */
  readonly processes?: number;
  /** A process of its own for each file costs more than most files take. */
  readonly isIsolated?: boolean;
}

/** Runs one project of vitest.config.ts. */
export async function runVitest(
  project: string,
  { processes = 1, isIsolated = true }: Running,
): Promise<StepResult> {
  const shares = Array.from({ length: processes }, (_, place) => `${place + 1}/${processes}`);
  const results = await Promise.all(shares.map((share) => runShare(project, share, isIsolated)));
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    failures: results.flatMap(({ failures = [] }) => failures),
    files: results.flatMap(({ files }) => files),
  };
}
