/** Builds the apps that have changed, and assembles what a Shoko Server serves: `npm run build`. */
import { rm } from 'node:fs/promises';
import { repositoryPath } from './paths.ts';
import { runNx } from './runNx.ts';

await rm(repositoryPath('dist/.built-from'), { force: true });
process.exitCode = await runNx(['run', 'hondana:webui']);
if (process.exitCode === 0) console.log('The interface is in dist/webui.');
