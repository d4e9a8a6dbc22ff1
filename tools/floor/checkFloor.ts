/** `npm run floor`, and a target of `npm test`: fails when the build needs newer browsers than the floor. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryPath } from '../build/paths.ts';
import { reportChecks } from '../test/results/reportChecks.ts';
import { exceptions } from './exceptions.ts';
import type { Need } from './need.ts';
import { scriptNeeds } from './scriptNeeds.ts';
import { styleNeeds } from './styleNeeds.ts';

const readers: Readonly<Record<string, (text: string) => Need[]>> = {
  '.js': scriptNeeds,
  '.css': styleNeeds,
};

interface Finding extends Need {
  readonly files: ReadonlySet<string>;
}

function findingsIn(folder: string): ReadonlyMap<string, Finding> {
  const findings = new Map<string, Finding>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const read = readers[path.extname(file)];
    if (!read) continue;
    for (const need of read(readFileSync(path.join(folder, file), 'utf8'))) {
      const files = new Set(findings.get(need.feature)?.files).add(file);
      findings.set(need.feature, { ...need, files });
    }
  }
  return findings;
}

const findings = findingsIn(repositoryPath('dist/webui'));
if (findings.size === 0) throw new Error('Nothing was read: is the interface built?');
const needed = [...findings.values()].filter(({ feature }) => !(feature in exceptions));
for (const { feature, lacking, files } of needed) {
  console.error(`✗ ${feature} is not in ${lacking.join(', ')} of the floor: ${[...files].join(', ')}`);
}
const unused = Object.keys(exceptions).filter((feature) => !findings.has(feature));
for (const feature of unused) console.error(`✗ ${feature} is excepted, and nothing uses it`);
console.log(
  `${findings.size - needed.length} features that browsers of the floor lack are used with a reason.`,
);
reportChecks([
  { name: 'floor: what is used is in all browsers', isPassed: needed.length === 0 },
  { name: 'floor: each exception is needed', isPassed: unused.length === 0 },
]);
