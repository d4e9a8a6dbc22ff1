/**
 * Runs targets of nx.json and sums up; parameters that begin with -- go to nx:
 *
 *   npm test                        everything that a change has to pass
 *   npm test -- checks logic        only these targets; checks are all that need no test runner
 *   npm run affected                what the changes since the upstream branch, or the last commit, can reach, but for
 *                                   the other day: it takes the logic of all projects at once
 *   npm run affected -- --base=v10.0.0 screens
 */
import { rm } from 'node:fs/promises';
import { referenceVersions, serverComponent } from '../../apps/sandbox/src/serverVersion.ts';
import { runNx } from '../build/runNx.ts';
import { defaultBase } from './results/defaultBase.ts';
import { readRun } from './results/readRun.ts';
import { resultsFolder } from './results/resultFile.ts';
import { summaryOf } from './results/summaryOf.ts';

const checks = [
  'lint',
  'format',
  'boundaries',
  'styles',
  'names',
  'words',
  'contract',
  'coverage',
  'unused',
  'lock',
];
const everything = [
  'screens',
  'size',
  'floor',
  'logic',
  'other-day',
  'checks',
  'journeys',
  'platform',
  'engines',
];

const parameters = process.argv.slice(2);
const isAffected = parameters.includes('affected');
const flags = parameters.filter((parameter) => parameter.startsWith('--'));
const wanted = parameters.filter((parameter) => parameter !== 'affected' && !flags.includes(parameter));
const usual = isAffected ? everything.filter((name) => name !== 'other-day') : everything;
const targets = (wanted.length > 0 ? wanted : usual).flatMap((name) => (name === 'checks' ? checks : [name]));

const hasBase = flags.some((flag) => flag.startsWith('--base='));
const base = hasBase ? [] : [`--base=${defaultBase()}`];
const command = isAffected ? ['affected', ...base] : ['run-many'];
await rm(resultsFolder, { recursive: true, force: true });
const versionOf = (major: 5 | 6): string => serverComponent(referenceVersions[major]).Version;
console.log(`Against Shoko Server ${versionOf(5)}; what differs, against ${versionOf(6)} too.`);
const startedAt = new Date();
const code = await runNx([...command, '--targets', targets.join(), ...flags]);
const { lines, isPassed } = summaryOf(readRun(startedAt), code);
console.log(lines.join('\n'));
process.exitCode = isPassed ? 0 : 1;
