/** Runs the short suite and prints, last, how many checks and tests passed and failed. */
import { runChecks } from '../check/checks.ts';
import { checkFloor } from '../floor/checkFloor.ts';
import { runSize } from '../size/size.ts';
import { runEngines, runJourneys } from './journeys.ts';
import { oneDay, runOtherDays } from './otherDays.ts';
import { runProcess } from './runProcess.ts';
import type { StepResult } from './StepResult.ts';
import { runVitest } from './unitTests.ts';

async function build(): Promise<StepResult> {
  const { code, output } = await runProcess('node', ['tools/build/buildAll.ts']);
  if (code !== 0) console.error(output);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, files: [] };
}

/** What only `npm run other-days` runs on other days too: what takes long, and what has a day of its own. */
const leftToOtherDays = [
  'apps/sandbox/src/behaviour/**',
  'apps/sandbox/src/contract/getRoutes.test.ts',
  'apps/sandbox/src/pace.test.ts',
  'tools/publish/**',
];

const steps: readonly (readonly [name: string, run: () => Promise<StepResult>])[] = [
  ['checks', runChecks],
  ['logic', () => runVitest('logic', { isIsolated: false })],
  [
    'days',
    () =>
      runOtherDays(
        leftToOtherDays.flatMap((files) => ['--exclude', files]),
        oneDay,
      ),
  ],
  ['screens', () => runVitest('screens', { processes: 2 })],
  ['build', build],
  ['floor', checkFloor],
  ['size', runSize],
  ['journeys', runJourneys],
  ['engines', runEngines],
];

function sum(results: readonly StepResult[], kind: 'passed' | 'failed' | 'skipped'): number {
  return results.reduce((total, result) => total + (result[kind] ?? 0), 0);
}

const counted = (results: readonly StepResult[]) =>
  `${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`;

const wanted = process.argv.slice(2);
const results: StepResult[] = [];
for (const [name, run] of steps) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const startedAt = performance.now();
  console.log(`\n── ${name}`);
  const result = await run().catch((error: unknown): StepResult => {
    console.error(error);
    return { passed: 0, failed: 1, files: [] };
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`── ${name}: ${counted([result])}, ${seconds} s`);
  results.push({ ...result, failures: result.failures ?? (result.failed > 0 ? [name] : []) });
  if (name === 'build' && result.failed > 0) break;
}

const slowest = results.flatMap(({ files }) => files).sort((a, b) => b.seconds - a.seconds);
console.log('\nSlowest files:');
for (const { name, seconds } of slowest.slice(0, 5)) console.log(`  ${seconds.toFixed(1)} s  ${name}`);

const failures = results.flatMap(({ failures = [] }) => failures);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);

const skipped = sum(results, 'skipped');
if (skipped > 0) console.log(`\nLeft out on purpose: ${skipped}`);
process.exitCode = sum(results, 'failed') > 0 || sum(results, 'passed') === 0 ? 1 : 0;
console.log(`\n${counted(results)}`);
