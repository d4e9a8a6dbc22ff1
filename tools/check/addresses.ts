/**
 * No app and no library makes an address from search parameters as they were rendered: a press would undo navigations.
 * And none addresses the server from the root of the host: a proxy may have put a path before it.
 */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { repositoryPath } from '../build/paths.ts';
import { searchParamsFaults } from './searchParamsFaults.ts';
import { serverAddressFaults } from './serverAddressFaults.ts';

/** What the page's first script asks and what hubs are opened at, before which these put the path; and what plays the server. */
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
