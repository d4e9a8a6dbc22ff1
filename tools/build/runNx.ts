import { spawn } from 'node:child_process';
import { repositoryPath } from './paths.ts';

export function runNx(parameters: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn('nx', [...parameters, '--outputStyle=static'], {
      // On Windows nx is a shell script, which cannot be started without a shell.
      shell: process.platform === 'win32',
      cwd: repositoryPath(),
      stdio: 'inherit',
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    });
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
