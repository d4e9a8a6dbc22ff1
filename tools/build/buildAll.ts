import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { assemble } from '../publish/assemble.ts';
import { repositoryPath } from './paths.ts';

function runBuilds(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('nx', ['run-many', '--target=build', '--outputStyle=static'], {
      // On Windows it is a script of the shell, which cannot be started without one.
      shell: process.platform === 'win32',
      cwd: repositoryPath(),
      stdio: 'inherit',
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    });
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`nx ended with code ${code}.`))));
  });
}

try {
  await rm(repositoryPath('dist/.built-from'), { force: true });
  await runBuilds();
  await assemble(repositoryPath('dist/webui'));
  console.log('The interface is in dist/webui.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
