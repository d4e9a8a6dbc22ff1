/** Looks whether what was built needs newer browsers than the floor: `npm run floor`, a step of `npm test`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryPath } from '../build/paths.ts';
import type { StepResult } from '../test/StepResult.ts';
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

/** One check for what is used, one for exceptions that nothing needs any more. */
export async function checkFloor(): Promise<StepResult> {
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
  const failed = Number(needed.length > 0) + Number(unused.length > 0);
  return { passed: 2 - failed, failed, files: [] };
}

if (import.meta.main) process.exitCode = (await checkFloor()).failed > 0 ? 1 : 0;
