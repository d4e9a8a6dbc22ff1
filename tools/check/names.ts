/** An exported name is in one file of each program, so that a search finds it. This list of exceptions is exact. */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { repositoryPath } from '../build/paths.ts';
import { repeatedNames } from './repeatedNames.ts';

const shared: readonly string[] = [
  // Exports that the loader requires of each remote.
  'interface: contribution',
  'interface: routes',
  // A noun of the server, and the component that shows it.
  'interface: ServerState',
  'interface: Tag',
  // Islands don't import each other.
  'interface: ActionRow',
  'interface: Card',
  'interface: ContributedPage',
  'interface: EpisodeCard',
  'interface: EpisodeFilterBar',
  'interface: EpisodeList',
  'interface: EpisodeRow',
  'interface: FactList',
  'interface: FileLink',
  'interface: FileRow',
  'interface: SelectionBar',
  'interface: episodesOf',
  'interface: fileOf',
  'interface: notices',
  'interface: seriesLinks',
];

const sources: { file: string; text: string }[] = [];
for await (const file of glob('{apps/*/src,contract/src,libs/*/src,tools,e2e}/**/*.{ts,tsx}', {
  cwd: repositoryPath(),
  exclude: (name) => /node_modules|dist$|\.test\.|generated/.test(String(name)),
})) {
  sources.push({ file, text: readFileSync(repositoryPath(file), 'utf8') });
}

const repeated = repeatedNames(sources);
const faults = [
  ...[...repeated]
    .filter(([name]) => !shared.includes(name))
    .map(([name, files]) => `${name} is exported by ${files.join(' and ')}`),
  ...shared.filter((name) => !repeated.has(name)).map((name) => `${name} is listed, and stands in one file`),
];
if (sources.length < 1000) faults.push('The check does not see the sources.');
for (const fault of faults) console.error(fault);
console.log(`${sources.length} files, ${repeated.size} names in several, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
