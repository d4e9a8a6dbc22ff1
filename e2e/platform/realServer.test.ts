import { type ChildProcess, spawn } from 'node:child_process';
import { repositoryPath } from '../../tools/build/paths.ts';
import { expect, test } from '../fixtures.ts';

test.use({ sandboxOptions: { series: 60 } });

function startProxy(target: string): Promise<{ address: string; process: ChildProcess }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [repositoryPath('tools/start/serveForShoko.ts'), target], {
      env: { ...process.env, PORT: '18111' },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      const address = /(http:\/\/localhost:\d+\/webui\/)/.exec(output)?.[1];
      if (address) resolve({ address, process: child });
    });
    child.on('exit', () => reject(new Error(output)));
  });
}

test('works in front of another server, including its hub', async ({ page, server }) => {
  const passing = await startProxy(server.url);
  await page.goto(passing.address);
  await page.getByLabel('Username').fill('Default');
  await page.getByLabel('Password', { exact: true }).fill('password');
  const socket = page.waitForEvent('websocket');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
  await (await socket).waitForEvent('framereceived');
  server.sandbox.hub.emit('Queue:QueueStateChanged', {
    Running: true,
    WaitingCount: 4321,
    BlockedCount: 0,
    TotalCount: 4321,
    ThreadCount: 4,
    CurrentlyExecuting: [],
  });
  await expect(page.getByRole('banner').getByText('4,321')).toBeVisible();
  passing.process.kill('SIGTERM');
});
