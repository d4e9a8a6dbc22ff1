/** `npm run build`: builds the apps that changed and assembles what a Shoko Server serves. */
import { rm } from 'node:fs/promises';
import { repositoryPath } from './paths.ts';
import { runNx } from './runNx.ts';

await rm(repositoryPath('dist/.built-from'), { force: true });
process.exitCode = await runNx(['run', 'hondana:webui']);
if (process.exitCode === 0) console.log('The interface is in dist/webui.');
