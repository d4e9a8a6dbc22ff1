import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { scaffold } from '../../tools/plugin/scaffold.ts';
import { installPacked } from '../buildOutside.ts';
import { consoleErrorsOf, expect, fillLogin, people, test } from '../fixtures.ts';
import { replaceFile } from '../replaceFile.ts';

let folder = '';
let development: ChildProcess;
let toolOutput = '';
/** The shell's; the plugin has the next one. */
let port = 0;

const replace = (file: string, change: (text: string) => string) =>
  replaceFile(path.join(folder, file), change);

const replaceText = (file: string, from: string, to: string) =>
  replace(file, (text) => text.replaceAll(from, to));

const counter = `import { useState } from 'react';

export function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Counted to {count}</button>;
}
`;

test.beforeAll(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'hondana-outside-')), 'notes');
  await scaffold(['remote', 'outside'], folder, { id: 'notes', leaveOut: /\.screen\.test\.tsx$/ });
  await writeFile(path.join(folder, 'src/start/Counter.tsx'), counter);
  await replace('src/start/StartPage.tsx', (text) =>
    text
      .replace('import styles', "import { Counter } from './Counter.tsx';\nimport styles")
      .replace('      </Heading>', '      </Heading>\n      <Counter />'),
  );
  const tool = await installPacked(folder);
  development = spawn(process.execPath, [tool, 'start', '--port', '8961'], { cwd: folder });
  development.stdout?.on('data', (text) => (toolOutput += text));
  development.stderr?.on('data', (text) => (toolOutput += text));
  const address = /http:\/\/localhost:(\d+)\/webui\//;
  // On failure this shows the tool's output.
  await expect.poll(() => toolOutput, { timeout: 120_000 }).toMatch(address);
  port = Number(address.exec(toolOutput)?.[1]);
});

test.afterAll(async () => {
  if (development?.exitCode === null) {
    development.kill();
    await once(development, 'exit');
  }
  await rm(path.dirname(folder), { recursive: true });
});

test('shows a plugin’s author each change and each mistake at once', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.goto(`http://localhost:${port}/webui/notes`);
  await fillLogin(page, people.administrator);
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
  expect([...warnings, ...consoleErrorsOf(page)]).toEqual([]);
  expect(toolOutput).not.toMatch(/warning|deprecated|experimental|Network:/i);

  const keepsItsState = async () => {
    await expect(page.getByRole('button', { name: 'Counted to 2' })).toBeVisible();
    await expect(page.locator('body[data-same-page]')).toBeAttached();
  };
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await page.getByRole('button', { name: 'Counted to 0' }).click();
  await page.getByRole('button', { name: 'Counted to 1' }).click();
  await replaceText('src/start/StartPage.tsx', 'in the collection.', 'on the shelf.');
  await expect(page.getByText(/series on the shelf\./)).toBeVisible();
  await keepsItsState();
  await replaceText('src/start/StartPage.module.css', 'display: grid;', 'display: grid; rotate: 1deg;');
  await expect(page.getByText(/series on the shelf\./).locator('..')).toHaveCSS('rotate', '1deg');
  await keepsItsState();

  const overlay = page.locator('#rspack-dev-server-client-overlay');
  const mistake = page.frameLocator('#rspack-dev-server-client-overlay');
  await replaceText('src/start/StartPage.tsx', '<title>', '<title');
  await expect(mistake.getByText(/StartPage\.tsx/).first()).toBeVisible();
  await replaceText('src/start/StartPage.tsx', '<title', '<title>');
  await expect(overlay).not.toBeAttached();
  await keepsItsState();

  const config = 'remote.config.ts';
  await replaceText(config, "label: 'Notes'", "label: 'Shelf notes'");
  await expect(page.getByRole('link', { name: 'Shelf notes' })).toBeVisible();
  for (const [wrong, right, reported] of [
    ['navigation: {', 'navigation: [{', /remote\.config\.ts/],
    ["icon: 'stars'", "icon: 'star'", /has no icon “stars”/],
    ['./src/pages.tsx', './src/routes.tsx', /names \.\/src\/pages\.tsx, which does not exist/],
  ] as const) {
    await replaceText(config, right, wrong);
    await expect(mistake.getByText(reported).first()).toBeVisible();
    expect(toolOutput).toMatch(reported);
    await page.reload();
    await expect(mistake.getByText(reported).first()).toBeVisible();
    await replaceText(config, wrong, right);
    await expect(overlay).not.toBeAttached();
  }
  await writeFile(
    path.join(folder, 'src/pages.tsx'),
    (await readFile(path.join(folder, 'src/routes.tsx'), 'utf8')).replace(
      '<StartPage />',
      '<p>Another page</p>',
    ),
  );
  // The page is still loading when the others are notified.
  const release = Promise.withResolvers<void>();
  await page.route('**/development-client.js', async (route) => {
    await release.promise;
    await route.continue();
  });
  const read = page.waitForResponse('**/remotes.json');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await read;
  const before = toolOutput.length;
  await replaceText(config, './src/routes.tsx', './src/pages.tsx');
  await expect.poll(() => toolOutput.slice(before)).toContain('compiled');
  release.resolve();
  await expect(page.getByText('Another page')).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('region', { name: 'Collection Statistics' })).toBeVisible();
  await page.goto(`http://localhost:${port}/webui/gallery`);
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();

  // Addresses of contributed pages have a dot, but missing files must not return the page.
  const statusOf = async (address: string, accept: string) =>
    (await fetch(`http://localhost:${port}/webui/${address}`, { headers: { accept } })).status;
  expect(await statusOf('settings/x/notes.settings', 'text/html,*/*')).toBe(200);
  expect(await statusOf('remotes/notes/nothing.js', '*/*')).toBe(404);
  // The shell must find its root element, however late the rest of the page comes.
  for (let visit = 0; visit < 5; visit++) {
    await page.goto(`http://localhost:${port}/webui/notes`);
    await expect(page.getByText('Another page')).toBeVisible();
  }

  const outside = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address;
  for (const one of outside === undefined ? [] : [port, port + 1])
    await expect(fetch(`http://${outside}:${one}/webui/`)).rejects.toThrow();
  development.kill('SIGINT');
  expect(await once(development, 'exit')).toEqual([0, null]);
  for (const closed of [port, port + 1]) await expect(fetch(`http://localhost:${closed}/`)).rejects.toThrow();
  // The mistakes, and the lost server, were also logged.
  consoleErrorsOf(page).length = 0;
});
