import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { repositoryPath } from '../build/paths.ts';
import { runProcess } from '../test/runProcess.ts';
import type { StepResult } from '../test/StepResult.ts';

interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

const apps = readdirSync(repositoryPath('apps')).map((name) => `apps/${name}`);
const packages = [...apps, 'libs/shared', 'tools', 'e2e', 'templates'];

const checks: readonly Check[] = [
  { name: 'format and lint', command: ['biome', 'ci', '--colors=off', '--max-diagnostics=20', '.'] },
  { name: 'lint with types', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  ...packages.map((folder): Check => ({ name: `types of ${folder}`, command: ['tsc', '--project', folder] })),
  { name: 'boundaries', command: ['node', 'tools/check/boundaries.ts'] },
  { name: 'styles', command: ['node', 'tools/check/styles.ts'] },
  { name: 'contract', command: ['node', 'tools/check/contractReport.ts'] },
  { name: 'coverage', command: ['node', 'tools/check/coverage.ts'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'lock', command: ['node', 'tools/lock/completeLock.ts', '--check'] },
];

async function run({ name, command: [command, ...parameters] }: Check): Promise<boolean> {
  const { code, output } = await runProcess(command, parameters);
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
  if (code !== 0) console.log(output);
  return code === 0;
}

/** Format, lint, types, boundaries, styles, contract, coverage, unused code and lock. */
export async function runChecks(): Promise<StepResult> {
  const waiting = [...checks];
  const failures: string[] = [];
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await run(check))) failures.push(check.name);
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
  return { passed: checks.length - failures.length, failed: failures.length, failures, files: [] };
}

if (import.meta.main) {
  const { failed } = await runChecks();
  process.exitCode = failed > 0 ? 1 : 0;
}
