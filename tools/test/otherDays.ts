/**
 * Runs the logic project of vitest.config.ts where a calendar is awkward: on other days, in other time zones, and with
 * libraries from other seeds.
 *
 *   npm run other-days              all of it
 *   npm run other-days -- replay    only files with this in their path
 */
import { runProcess } from './runProcess.ts';
import type { StepResult } from './StepResult.ts';

interface OtherDay {
  readonly name: string;
  readonly now: string;
  readonly timeZone: string;
  readonly seed: number;
}

const days: readonly OtherDay[] = [
  { name: 'New Year, half past midnight', now: '2026-12-31T15:30:00Z', timeZone: 'Asia/Tokyo', seed: 2 },
  { name: 'end of a month', now: '2027-01-31T22:30:00Z', timeZone: 'America/St_Johns', seed: 3 },
  { name: 'beginning of summer time', now: '2027-03-14T06:00:00Z', timeZone: 'America/St_Johns', seed: 4 },
  { name: 'end of summer time', now: '2027-11-07T05:00:00Z', timeZone: 'America/St_Johns', seed: 5 },
  { name: '29 February', now: '2028-02-29T12:00:00Z', timeZone: 'Pacific/Kiritimati', seed: 6 },
  { name: 'years from now', now: '2031-06-15T10:45:00Z', timeZone: 'Pacific/Kiritimati', seed: 7 },
];

/** What `npm test` has time for: another year, month and day here than in UTC. */
export const oneDay = days.slice(0, 1);

/** Builds whole apps, twice, which takes long and knows no days. */
const withoutDays = ['--exclude', 'tools/build/build.test.ts'];

const logic = ['run', '--project', 'logic', '--no-isolate', '--reporter', 'dot', ...withoutDays];

/** Runs the files that the parameters of vitest leave, on each of the days. One failure for each day that has any. */
export async function runOtherDays(
  parameters: readonly string[] = [],
  chosen: readonly OtherDay[] = days,
): Promise<StepResult> {
  const failed: string[] = [];
  for (const { name, now, timeZone, seed } of chosen) {
    const environment = {
      TEST_NOW: now,
      TEST_TIME_ZONE: timeZone,
      TEST_SEED: String(seed),
      // Not that of this process, which may live on the usual day.
      TEST_CLOCK_OFFSET: '',
    };
    const { code, output } = await runProcess('vitest', [...logic, ...parameters], { environment });
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${now}, ${timeZone}, seed ${seed})`);
    if (code === 0) continue;
    failed.push(name);
    console.log(output);
  }
  return { passed: chosen.length - failed.length, failed: failed.length, files: [] };
}

if (import.meta.main) {
  const { failed } = await runOtherDays(process.argv.slice(2));
  process.exitCode = failed > 0 ? 1 : 0;
}
