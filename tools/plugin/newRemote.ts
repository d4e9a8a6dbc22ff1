/** `npm run new-remote -- <name>`: a remote of this repository. */
import { readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryPath } from '../build/paths.ts';
import { updateWords } from '../words/updateWords.ts';
import { scaffold } from './scaffold.ts';

async function changeJson<T>(file: string, change: (content: T) => void): Promise<void> {
  const content = JSON.parse(await readFile(file, 'utf8'));
  change(content);
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
}

interface Lock {
  packages: Record<string, object>;
}

/** As npm would write it: a workspace package adds no dependencies that aren't locked already. */
async function addToLock(root: string, id: string): Promise<void> {
  const { name, version, dependencies } = JSON.parse(
    await readFile(path.join(root, 'apps', id, 'package.json'), 'utf8'),
  );
  await changeJson<Lock>(path.join(root, 'package-lock.json'), (lock) => {
    lock.packages[`apps/${id}`] = { name, version, dependencies };
    lock.packages[`node_modules/${name}`] = { resolved: `apps/${id}`, link: true };
    lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
  await symlink(path.join('../../apps', id), path.join(root, 'node_modules', name)).catch(() => {
    // The next `npm install` creates it.
  });
}

export async function newRemote(id: string, root = repositoryPath()): Promise<void> {
  const folder = path.join(root, 'apps', id);
  await scaffold(['remote', 'workspace'], folder, { id });
  await addToLock(root, id);
  // Its catalogues name files from the root of the repository.
  await updateWords([folder], { isCheck: false, root });
}

if (import.meta.main) {
  try {
    const id = process.argv[2];
    if (id === undefined) throw new Error('Usage: npm run new-remote -- <name>');
    await newRemote(id);
    console.log(`apps/${id} is made. Look at it with "npm run dev", at /webui/${id}.`);
    console.log('To do: a line in tools/sweep/routes.ts, or a test will ask for it:');
    console.log(`  { pattern: '${id}', calls: [...frame, needed('GET /api/v3/Dashboard/Stats')] },`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
