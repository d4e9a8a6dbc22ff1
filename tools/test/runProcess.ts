import { spawn } from 'node:child_process';
import { repositoryPath } from '../build/paths.ts';

/** `isShown` also streams the output. */
export function runProcess(
  command: string,
  parameters: readonly string[],
  { isShown = false, environment = {} }: { isShown?: boolean; environment?: Record<string, string> } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd: repositoryPath(),
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (chunk: Buffer): void => {
      output += chunk;
      if (isShown) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ code: 127, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
