/** Measures what docs/performance.md reports. Times depend on the machine, so nothing here can fail. */
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { repositoryPath } from '../build/paths.ts';
import { chromiumPath } from '../test/chromium.ts';
import { type Build, withAgedCopies } from './builds.ts';
import { measureCold } from './cold/measureCold.ts';
import { measureFederation } from './federation.ts';
import { measureLighthouse } from './lighthouse/measureLighthouse.ts';
import { measurePublishing } from './publishChange.ts';
import { measureScale } from './scale.ts';
import { measureSteps } from './steps/measureSteps.ts';
import type { Bench } from './table.ts';

const parts: Readonly<Record<string, (bench: Bench) => Promise<void>>> = {
  cold: measureCold,
  steps: measureSteps,
  lighthouse: measureLighthouse,
  scale: measureScale,
  publish: measurePublishing,
  federation: measureFederation,
};

const { values, positionals } = parseArgs({
  options: {
    /** Another checkout's `dist/webui` to compare with, measured in turns. */
    against: { type: 'string' },
    /** A pattern for the names of tables and rows. */
    only: { type: 'string', default: '' },
    runs: { type: 'string', default: '5' },
  },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !parts[name]);
if (unknown.length > 0) {
  console.error(`Parts are ${Object.keys(parts).join(', ')}; there is no ${unknown.join(', ')}.`);
  process.exit(1);
}

const before = values.against === undefined ? [] : [{ name: 'before', webui: path.resolve(values.against) }];
const builds: readonly Build[] = [...before, { name: 'now', webui: repositoryPath('dist/webui') }];
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
try {
  const machine = `${availableParallelism()} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB`;
  console.log(`${machine}, Chromium ${browser.version()}, Node ${process.version}`);
  for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
    console.log(`\n## ${name} (load ${loadavg()[0]?.toFixed(1)})`);
    const options = { browser, runs: Number(values.runs), only: new RegExp(values.only) };
    await withAgedCopies(builds, async (copies) => parts[name]?.({ ...options, builds: copies }));
  }
} finally {
  await browser.close();
}
