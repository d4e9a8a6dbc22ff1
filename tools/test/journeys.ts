import { readFile, rm } from 'node:fs/promises';
import { repositoryPath } from '../build/paths.ts';
import { runProcess } from './runProcess.ts';
import type { StepResult } from './StepResult.ts';

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly suites: readonly Suite[];
}

function durationOf(suite: Suite, project: string): number {
  const own = suite.specs.flatMap(({ tests }) =>
    tests
      .filter(({ projectName }) => projectName === project)
      .flatMap(({ results }) => results.map(({ duration }) => duration)),
  );
  return (
    own.reduce((sum, value) => sum + value, 0) +
    (suite.suites ?? []).reduce((sum, inner) => sum + durationOf(inner, project), 0)
  );
}

function failuresOf({ file, specs, suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `e2e/${file}, ${projectName}: ${title}`),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

/** Runs projects of e2e/playwright.config.ts against dist/webui. */
async function runProjects(projects: readonly string[]): Promise<StepResult> {
  const report = repositoryPath('.cache/playwright.json');
  await rm(report, { force: true });
  const { code } = await runProcess(
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', ...projects.map((name) => `--project=${name}`)],
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
    skipped: stats.skipped,
    failures: suites.flatMap(failuresOf),
    files: suites
      .flatMap((suite) =>
        projects.map((project) => ({
          name: `e2e/${suite.file}${projects.length > 1 ? `, ${project}` : ''}`,
          seconds: durationOf(suite, project) / 1000,
        })),
      )
      .filter(({ seconds }) => seconds > 0),
  };
}

/** Runs the journeys of e2e/, in Chromium. */
export function runJourneys(): Promise<StepResult> {
  return runProjects(['journeys']);
}

/** Runs the journeys of e2e/ in the system's Firefox, but those of e2e/firefox/notInFirefox.ts. */
export function runJourneysInFirefox(): Promise<StepResult> {
  return runProjects(['journeys-in-firefox']);
}

const engines = ['chromium', 'firefox', 'webkit'] as const;

/** Runs the journeys of e2e/engines in every engine, or in Chromium alone where WITHOUT_ENGINES=1 says so. */
export async function runEngines(): Promise<StepResult> {
  const result = await runProjects(engines);
  const times = engines.map((engine) => {
    const seconds = result.files
      .filter(({ name }) => name.endsWith(`, ${engine}`))
      .reduce((sum, file) => sum + file.seconds, 0);
    return `${engine} ${seconds.toFixed(0)} s`;
  });
  console.log(`The journeys of each, one after the other: ${times.join(', ')}.`);
  if (process.env.WITHOUT_ENGINES === '1') {
    console.log('Firefox and WebKit were left out, as WITHOUT_ENGINES=1 says.');
  }
  return result;
}
