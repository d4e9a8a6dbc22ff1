/** Keeps the built files for `e2e/platform/skew.test.ts` and the types for `npm run check`. */
import { existsSync } from 'node:fs';
import { copyFile, readdir } from 'node:fs/promises';
import { repositoryPath } from '../build/paths.ts';
import { keepRelease } from './lastRelease.ts';

const largest = 1_500_000;

const apps = (await readdir(repositoryPath('apps'))).filter((app) =>
  existsSync(repositoryPath('apps', app, 'dist/descriptor.json')),
);
const size = await keepRelease(
  Object.fromEntries(apps.map((app) => [app, repositoryPath('apps', app, 'dist')])),
);
await copyFile(
  repositoryPath('libs/shared/contract-report.txt'),
  repositoryPath('libs/shared/contract-report.released.txt'),
);
console.log(`Kept ${apps.join(', ')}: ${Math.round(size / 1000)} kB.`);
if (size > largest) {
  console.error(`That is more than ${largest / 1000} kB, which is too much for the repository.`);
  process.exitCode = 1;
}
