import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { repositoryPath } from '../build/paths.ts';

const run = promisify(execFile);

test.each([
  'publish/publish',
  'publish/status',
  'publish/prune',
  'publish/rollback',
  'publish/release',
  'publish/newDeployment',
  'package/package',
])('%s prints its usage on request and after an unknown option', async (name) => {
  const script = repositoryPath('tools', `${name}.ts`);
  const { stdout } = await run('node', [script, '--help']);
  expect(stdout).toMatch(/^Usage: npm run [a-z-]+/);
  const failure = await run('node', [script, '--unheard-of']).catch((error: { stderr: string }) => error);
  expect(failure.stderr).toContain("Unknown option '--unheard-of'.\n\nUsage: npm run");
});
