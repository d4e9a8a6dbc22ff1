/** `npm run new-plugin -- <folder>`: a plugin outside this repository, with the packed contract beside it. */
import { existsSync } from 'node:fs';
import { cp, rename } from 'node:fs/promises';
import path from 'node:path';
import { repositoryPath } from '../build/paths.ts';
import { packContract } from './packContract.ts';
import { scaffold } from './scaffold.ts';

/** The plugin is named after its folder. */
async function newPlugin(folder: string): Promise<void> {
  if (!existsSync(repositoryPath('dist/webui/remotes.json'))) {
    throw new Error(
      'The interface that the plugin is to run in is not built yet: run "npm run build" first.',
    );
  }
  await scaffold(['remote', 'outside'], folder, {
    id: path.basename(folder),
    leaveOut: /\.screen\.test\.tsx$/,
  });
  // A `.gitignore` in the templates would apply to this repository.
  await rename(path.join(folder, 'gitignore'), path.join(folder, '.gitignore'));
  await cp(await packContract(), path.join(folder, 'contract'), { recursive: true });
}

try {
  const given = process.argv[2];
  if (given === undefined) throw new Error('Usage: npm run new-plugin -- <folder>');
  const folder = path.resolve(given);
  await newPlugin(folder);
  console.log(`Made. Next:\n\n  cd ${folder}\n  npm install\n  npm start`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
