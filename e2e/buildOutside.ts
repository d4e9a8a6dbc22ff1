import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryPath } from '../tools/build/paths.ts';

const run = promisify(execFile);

/** @returns the tool's script */
export async function installPacked(folder: string): Promise<string> {
  const modules = path.join(folder, 'node_modules');
  for (const name of ['shared', 'plugin']) {
    const target = path.join(modules, '@hondana', name);
    await mkdir(target, { recursive: true });
    const archive = repositoryPath('dist/contract', `hondana-${name}.tgz`);
    await run('tar', ['-xzf', archive, '-C', target, '--strip-components=1']);
  }
  for (const name of await readdir(repositoryPath('node_modules'))) {
    if (name !== '@hondana') await symlink(repositoryPath('node_modules', name), path.join(modules, name));
  }
  return path.join(modules, '@hondana/plugin/tools/plugin/plugin.js');
}

/** @returns the plugin's folder, with its build in `dist` */
export async function buildOutside(source: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hondana-outside-'));
  const isOwn = (file: string): boolean => !/\/(node_modules|dist)(\/|$)/.test(path.relative(source, file));
  await cp(source, folder, { recursive: true, filter: (file) => isOwn(file) });
  const plugin = await installPacked(folder);
  await run('tsc', ['--project', folder]);
  await run(process.execPath, [plugin, 'build'], { cwd: folder });
  await run(process.execPath, [plugin, 'check', 'dist'], { cwd: folder });
  return folder;
}
