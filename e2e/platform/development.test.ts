import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryPath } from '../../tools/build/paths.ts';
import { scaffold } from '../../tools/plugin/scaffold.ts';
import { consoleErrorsOf, expect, fillLogin, people, test } from '../fixtures.ts';
import { replaceFile } from '../replaceFile.ts';

// In the repository, where packages resolve, but not among the apps, whose files tests never change.
const scratch = () => mkdtemp(repositoryPath('.cache/development-'));

/** The shell's; each app takes a port after it. */
const port = 8941;

let folder = '';
let development: ChildProcess;
let output = '';

const change = (file: string, from: string, to: string) =>
  replaceFile(path.join(folder, file), (text) => text.replaceAll(from, to));

test.beforeAll(async () => {
  folder = path.join(await scratch(), 'notes');
  await scaffold(['remote'], folder, { id: 'notes' });
  development = spawn(process.execPath, [repositoryPath('tools/dev/dev.ts'), folder], {
    env: { ...process.env, PORT: String(port) },
  });
  development.stdout?.on('data', (text) => (output += text));
  development.stderr?.on('data', (text) => (output += text));
  await expect.poll(() => output, { timeout: 120_000 }).toMatch(/compiled[\s\S]*compiled/);
});

test.afterAll(async () => {
  development.kill();
  await once(development, 'exit');
  await rm(path.dirname(folder), { recursive: true });
});

test('applies changes without a reload, shows mistakes on the page, and applies remote.config.ts', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.goto(`http://localhost:${port}/webui/notes`);
  await fillLogin(page, people.administrator);
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
  const place = page.getByRole('banner').getByRole('link', { name: 'Notes', exact: true });
  // From the shell's first style sheet.
  await expect(place).toHaveCSS('text-decoration-line', 'none');
  expect(output).not.toContain('WARNING');
  expect(output).not.toContain('Network:');
  expect([...warnings, ...consoleErrorsOf(page)]).toEqual([]);

  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await change('src/start/StartPage.tsx', 'in the collection.', 'on the shelf.');
  await expect(page.getByText(/series on the shelf\./)).toBeVisible();
  await expect(page.locator('body[data-same-page]')).toBeAttached();
  // Saved faster than it compiles: no step may be missing in the browser.
  const words = Array.from({ length: 12 }, (_, step) => `on shelf ${step}.`);
  for (const [step, word] of words.entries()) {
    const before = output.length;
    await change('src/start/StartPage.tsx', words[step - 1] ?? 'on the shelf.', word);
    if (step % 4 === 3)
      await expect.poll(() => output.slice(before), { intervals: [10] }).toContain('compiled');
  }
  await expect(page.getByText(/series on shelf 11\./)).toBeVisible();
  await expect(page.locator('body[data-same-page]')).toBeAttached();

  const mistake = page.frameLocator('#rspack-dev-server-client-overlay');
  await change('src/start/StartPage.tsx', '<title>', '<title');
  await expect(mistake.getByText(/StartPage\.tsx/).first()).toBeVisible();
  await change('src/start/StartPage.tsx', '<title', '<title>');
  await expect(page.locator('#rspack-dev-server-client-overlay')).not.toBeAttached();

  await change('remote.config.ts', "label: 'Notes'", "label: 'Shelf notes'");
  await expect(page.getByRole('link', { name: 'Shelf notes' })).toBeVisible();
  await change('remote.config.ts', './src/routes.tsx', './src/pages.tsx');
  await expect(mistake.getByText(/names \.\/src\/pages\.tsx, which does not exist/)).toBeVisible();
  await writeFile(
    path.join(folder, 'src/pages.tsx'),
    (await readFile(path.join(folder, 'src/routes.tsx'), 'utf8')).replace(
      '<StartPage />',
      '<p>Another page</p>',
    ),
  );
  await change('remote.config.ts', "title: 'Notes'", "title: 'Shelf notes'");
  await expect(page.getByText('Another page')).toBeVisible();
  // Both mistakes were also logged.
  consoleErrorsOf(page).length = 0;
});
