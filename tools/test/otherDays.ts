/**
 * Runs the logic tests on awkward days, in other time zones, and with libraries from other seeds.
 *
 *   npm run other-days              all of it
 *   npm run other-days -- replay    only files with this in their path
 *   npm run other-days -- --first   only the first of the days, as in `npm test`
 */
import { parseArgs } from 'node:util';
import { runProcess } from './runProcess.ts';

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

/** Builds whole apps twice: slow and independent of the date. */
const dateIndependent = ['tools/build/build.test.ts'];

/** Slow tests and those with their own date. */
const excludedFromFirst = [
  'apps/sandbox/src/behaviour/**',
  'apps/sandbox/src/reference/getRoutes.test.ts',
  'apps/sandbox/src/pace.test.ts',
  'tools/publish/**',
];

const { values, positionals } = parseArgs({
  options: { first: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const excluded = [...dateIndependent, ...(values.first ? excludedFromFirst : [])];
const logic = [
  'run',
  ...['--project', 'logic', '--no-isolate', '--passWithNoTests', '--reporter', 'dot'],
  ...excluded.flatMap((files) => ['--exclude', files]),
];

for (const { name, now, timeZone, seed } of days.slice(0, values.first ? 1 : days.length)) {
  const environment = {
    TEST_NOW: now,
    TEST_TIME_ZONE: timeZone,
    TEST_SEED: String(seed),
    // Not this process's offset, which is for the usual day.
    TEST_CLOCK_OFFSET: '',
  };
  const { code, output } = await runProcess('vitest', [...logic, ...positionals], { environment });
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${now}, ${timeZone}, seed ${seed})`);
  if (code === 0) continue;
  console.log(output);
  process.exitCode = 1;
}
