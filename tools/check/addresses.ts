/**
 * An address made from search parameters as rendered would undo navigations. One of the server that starts at the
 * host's root would miss the path that a proxy put before it.
 */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { repositoryPath } from '../build/paths.ts';
import { searchParamsFaults } from './searchParamsFaults.ts';
import { serverAddressFaults } from './serverAddressFaults.ts';

/** The first script's calls and the hubs, whose callers add the path; and what plays the server. */
const withoutPath =
  /remote\.config\.ts$|beforeTheShell\.ts$|live\/connect\w+\.ts$|generated|olderOperations|\.test\.|testing|^apps\/sandbox/;

const faults: string[] = [];
let readers = 0;

for await (const file of glob('{apps,libs,templates,examples}/**/*.{ts,tsx}', {
  cwd: repositoryPath(),
  exclude: (name) => /node_modules|dist/.test(String(name)),
})) {
  const text = readFileSync(repositoryPath(file), 'utf8');
  if (/\buseSearchParams\(/.test(text)) readers += 1;
  const found = [...searchParamsFaults(text), ...(withoutPath.test(file) ? [] : serverAddressFaults(text))];
  faults.push(...found.map((fault) => `${file}:${fault}`));
}

if (readers === 0) faults.push('No use of useSearchParams was seen: the check does not see the sources.');
for (const fault of faults) console.error(fault);
console.log(`${readers} files with search parameters, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
