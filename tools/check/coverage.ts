/** Every numbered row of the specification stands in `docs/coverage`, with a test that exists. */
import { existsSync, readFileSync } from 'node:fs';
import { repositoryPath } from '../build/paths.ts';
import { coverageCounts, coverageFaults, type Specification } from './coverageTable.ts';

/** How many rows the three documents of the specification have. */
const specifications: readonly (Specification & { readonly file: string })[] = [
  { file: 'docs/coverage/spec-1.md', prefix: 'S1', rows: 164 },
  { file: 'docs/coverage/spec-2.md', prefix: 'S2', rows: 128 },
  { file: 'docs/coverage/spec-3.md', prefix: 'S3', rows: 217 },
];

const sources = new Map<string, string | undefined>();

function readSource(path: string): string | undefined {
  if (!sources.has(path)) {
    const full = repositoryPath(path);
    sources.set(path, existsSync(full) ? readFileSync(full, 'utf8') : undefined);
  }
  return sources.get(path);
}

for (const specification of specifications) {
  const table = readSource(specification.file) ?? '';
  const faults = coverageFaults(specification, table, readSource);
  for (const fault of faults) console.error(`${specification.file}: ${fault}`);
  console.log(`${specification.prefix}: ${coverageCounts(table)}`);
  if (faults.length > 0) process.exitCode = 1;
}
