/**
 * The long suite: every page × user × theme × width × server version, with each of its calls misbehaving in turn. One
 * difference at a time takes less than an hour, all four take a night. Resumes on the same commit. The first shard,
 * and a run without limits, begins with the e2e journeys: engines in every engine, long ones in Chromium, all others
 * in Firefox, and all of them on Shoko Server 6.
 *
 *   npm run sweep -- --differences 4  every combination
 *   npm run sweep -- --shard 1/4      a quarter of it
 *   npm run sweep -- --limit 200      at most 200 visits this time
 *   npm run sweep -- --only group     routes, users, faults whose visit has this in its name
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryPath } from '../build/paths.ts';
import { runNx } from '../build/runNx.ts';
import { resultFile } from '../test/results/resultFile.ts';
import type { TaskResult } from '../test/results/TaskResult.ts';
import { runProcess } from '../test/runProcess.ts';
import { addPseudoLanguages } from '../words/addPseudoLanguages.ts';
import { mostDifferences, type Visit, visitsWithin } from './matrix.ts';
import { reportOf } from './report.ts';
import { gatherResults, keepResults, readResults } from './results.ts';
import { Stage } from './stage.ts';
import { lookAt } from './visit.ts';

const { values } = parseArgs({
  options: {
    shard: { type: 'string', default: '1/1' },
    limit: { type: 'string' },
    only: { type: 'string', default: '' },
    differences: { type: 'string', default: '1' },
  },
});
const [shard = 1, shards = 1] = values.shard.split('/').map(Number);
const limit = values.limit === undefined ? Number.POSITIVE_INFINITY : Number(values.limit);
const differences = Number(values.differences);
if (!(differences >= 0 && differences <= mostDifferences)) {
  throw new Error(`Between none and ${mostDifferences} things can differ: --differences 2.`);
}
if (!(shard >= 1 && shard <= shards)) throw new Error('The shard is given as in --shard 1/4.');

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: repositoryPath(), encoding: 'utf8' }).trim();
const sources = ['apps', 'libs', 'tools', 'package-lock.json'];
const isChanged = git('status', '--porcelain', '--', ...sources) !== '';
const commit = git('rev-parse', '--short=12', 'HEAD') + (isChanged ? ', with changes not committed' : '');

const built = await runProcess('node', [repositoryPath('tools/build/buildAll.ts')]);
if (built.code !== 0) throw new Error(`Building failed.\n${built.output}`);

const isWhole = values.limit === undefined && values.only === '';
const inEngines = isWhole && shard === 1 ? await sweepEngines() : [];

const webui = await mkdtemp(path.join(tmpdir(), 'hondana-sweep-'));
await cp(repositoryPath('dist/webui'), webui, { recursive: true });
await addPseudoLanguages(webui);

async function sweepEngines(): Promise<readonly TaskResult[]> {
  const installed = await runProcess('sh', [repositoryPath('tools/test/installEngines.sh')]);
  if (installed.code !== 0) throw new Error(installed.output);
  const results: TaskResult[] = [];
  for (const target of ['engines-all', 'journeys-long', 'journeys-in-firefox', 'journeys-since-6']) {
    const file = resultFile('e2e', target);
    // A stale result would stand for a run that failed to start.
    await rm(file, { force: true });
    await runNx(['run', `e2e:${target}`]);
    const result: TaskResult = JSON.parse(await readFile(file, 'utf8'));
    console.log(`${target}: ${result.passed} passed, ${result.failed} failed`);
    results.push(result);
  }
  return results;
}

const brokeOff = 'the visit broke off';
const begun = Date.now();
const name = `${shard}-of-${shards}`;
const results = await readResults(name, commit);
const visits = visitsWithin(differences);
// Interrupted visits may be the machine's fault, and are repeated.
const isDone = (findings: readonly string[] | undefined) =>
  findings?.some((finding) => finding.startsWith(brokeOff)) === false;
const waiting = visits
  .filter((_, place) => place % shards === shard - 1)
  .filter(({ id }) => id.includes(values.only) && !isDone(results.found[id]))
  .slice(0, limit);
const total = waiting.length;
console.log(`${total} visits at ${commit}`);

async function visitOne(stage: Stage, visit: Visit): Promise<readonly string[]> {
  try {
    return await stage.play(visit, (scene) => lookAt(visit, scene));
  } catch (error) {
    return [`${brokeOff}: ${error instanceof Error ? error.message.split('\n', 1)[0] : error}`];
  }
}

let done = 0;
let isStopped = false;
process.on('SIGINT', () => {
  isStopped = true;
});

async function work(): Promise<void> {
  const stage = await Stage.open(webui);
  for (let visit = waiting.shift(); visit && !isStopped; visit = waiting.shift()) {
    const findings = await visitOne(stage, visit);
    results.found[visit.id] = findings;
    keepResults(name, results);
    done += 1;
    if (findings.length > 0) console.log([`✗ ${visit.id}`, ...findings].join('\n    '));
    if (done % 25 === 0 || done === total) console.log(`${done} of ${total}`);
  }
  await stage.close();
}

// A visit is idle for half of its time.
await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
await rm(webui, { recursive: true });
const gathered = await gatherResults(commit);
await writeFile(
  repositoryPath('docs/sweep.md'),
  reportOf({
    results: gathered,
    visits,
    differences,
    seconds: (Date.now() - begun) / 1000,
  }),
);
const failed = Object.values(gathered.found).filter((findings) => findings.length > 0).length;
const passed = Object.keys(gathered.found).length - failed;
const inAll = [{ passed, failed }, ...inEngines];
const count = (kind: 'passed' | 'failed') => inAll.reduce((sum, result) => sum + result[kind], 0);
console.log(`${count('passed')} passed, ${count('failed')} failed`);
process.exitCode = count('failed') > 0 ? 1 : 0;
