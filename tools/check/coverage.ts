/** Row numbers are in `docs/coverage` only: readers of the source have no list of the rows. */
import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { repositoryPath } from '../build/paths.ts';
import {
  citedPlaces,
  coverageCounts,
  numberFaults,
  rowFaults,
  rowNumbersIn,
  type Specification,
} from './coverageTable.ts';

interface Table {
  readonly file: string;
  readonly specification?: Specification;
}

const tables: readonly Table[] = [
  { file: 'docs/coverage/spec-1.md', specification: { prefix: 'S1', rows: 164 } },
  { file: 'docs/coverage/spec-2.md', specification: { prefix: 'S2', rows: 128 } },
  { file: 'docs/coverage/spec-3.md', specification: { prefix: 'S3', rows: 217 } },
  { file: 'docs/coverage/server-6.md' },
  { file: 'docs/coverage/server-6-features.md' },
];

const sources = new Map<string, string | undefined>();

function readSource(path: string): string | undefined {
  if (!sources.has(path)) {
    const full = repositoryPath(path);
    sources.set(path, existsSync(full) ? readFileSync(full, 'utf8') : undefined);
  }
  return sources.get(path);
}

const files = await Array.fromAsync(
  glob('{apps,contract,libs,tools}/**/*.{ts,tsx,json}', {
    cwd: repositoryPath(),
    exclude: (name) => /node_modules|dist/.test(String(name)),
  }),
  (file) => `/${file}`,
);

for (const { file: path, specification } of tables) {
  const table = readSource(path) ?? '';
  const gone = citedPlaces(table).filter(({ place }) => !files.some((file) => file.endsWith(`/${place}`)));
  const faults = [
    ...(specification ? numberFaults(specification, table) : []),
    ...rowFaults(table, readSource),
    ...gone.map(({ id, place }) => `${id} names ${place}, which does not exist`),
  ];
  for (const fault of faults) console.error(`${path}: ${fault}`);
  console.log(`${path}: ${coverageCounts(table)}`);
  if (faults.length > 0) process.exitCode = 1;
}

for await (const file of glob('{apps,contract,libs,templates,examples,tools,e2e}/**/*.{ts,tsx,css,js,html}', {
  cwd: repositoryPath(),
  exclude: (name) => /node_modules|dist|tools\/check/.test(String(name)),
})) {
  for (const { id, line } of rowNumbersIn(readFileSync(repositoryPath(file), 'utf8'))) {
    console.error(`${file}:${line} names ${id}: row numbers belong in docs/coverage.`);
    process.exitCode = 1;
  }
}
