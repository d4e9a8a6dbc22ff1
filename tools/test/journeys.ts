import { readFile, rm } from 'node:fs/promises';
import { repositoryPath } from '../build/paths.ts';
import { runProcess } from './runProcess.ts';
import type { StepResult } from './StepResult.ts';

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
}

function durationOf(suite: Suite): number {
  const own = suite.specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
  );
  return (
    own.reduce((sum, value) => sum + value, 0) +
    (suite.suites ?? []).reduce((sum, inner) => sum + durationOf(inner), 0)
  );
}

/** Runs the journeys of e2e/ against dist/webui. */
export async function runJourneys(): Promise<StepResult> {
  const report = repositoryPath('.cache/playwright.json');
  await rm(report, { force: true });
  const { code } = await runProcess(
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--project=journeys'],
    {
      isShown: true,
    },
  );
  const content = await readFile(report, 'utf8').catch(() => undefined);
  if (content === undefined) return { passed: 0, failed: 1, files: [] };
  const { stats, suites }: PlaywrightReport = JSON.parse(content);
  // On a clean machine a journey may try again (see e2e/playwright.config.ts); the list above names it as flaky.
  const failed = stats.unexpected;
  return {
    passed: stats.expected + stats.flaky,
    failed: failed > 0 || code === 0 ? failed : 1,
    files: suites.map((suite) => ({ name: `e2e/${suite.file}`, seconds: durationOf(suite) / 1000 })),
  };
}
