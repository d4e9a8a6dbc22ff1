/** `npm run dev [-- <folder>…]`: the shell and all remotes, or only the remotes in the given folders. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryPath } from '../build/paths.ts';
import { startDevelopment } from './startDevelopment.ts';

const named = process.argv.slice(2).map((folder) => path.resolve(folder));
const all = readdirSync(repositoryPath('apps'))
  .map((app) => repositoryPath('apps', app))
  .filter((folder) => existsSync(path.join(folder, 'remote.config.ts')));
const { address } = await startDevelopment(named.length > 0 ? named : all, {
  port: Number(process.env.PORT ?? 8111),
  sandbox: { series: 2500, pace: 'reference', updates: 'nothing-new' },
});
console.log(`\nHondana, with hot reload: ${address}/  (Default / password)`);
