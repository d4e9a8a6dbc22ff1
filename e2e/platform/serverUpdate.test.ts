import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryPath } from '../../tools/build/paths.ts';
import { packInterface } from '../../tools/package/package.ts';
import { publish } from '../../tools/publish/publish.ts';
import { readDeployedRegistry } from '../deployment.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { addNotes } from '../notesPlugin.ts';

test.use({ sandboxOptions: { series: 60 } });

const writeJson = (file: string, content: unknown) => writeFile(file, JSON.stringify(content));

async function publishVersion(
  id: string,
  { label, version, folder, deployment }: Record<'label' | 'version' | 'folder' | 'deployment', string>,
): Promise<void> {
  const release = path.join(folder, id);
  await cp(repositoryPath('apps', id, 'dist'), release, { recursive: true });
  const file = path.join(release, 'descriptor.json');
  const built = JSON.parse(await readFile(file, 'utf8'));
  const [entry] = built.navigation;
  const navigation = [{ ...entry, label }];
  await writeJson(file, {
    ...built,
    version,
    navigation,
    folder: `remotes/${id}/${version.replace('+', '-')}/`,
  });
  await publish(release, deployment);
}

async function packNext(folder: string): Promise<string> {
  const next = path.join(folder, 'next');
  await cp(repositoryPath('dist/webui'), next, { recursive: true });
  const { shell, remotes, ...others } = JSON.parse(await readFile(path.join(next, 'remotes.json'), 'utf8'));
  const later = <T extends { version: string }>(part: T): T => ({
    ...part,
    version: part.version.replace(/^[^+]+/, '10.1.0'),
  });
  await writeJson(path.join(next, 'remotes.json'), {
    ...others,
    shell: later(shell),
    remotes: remotes.map(later),
  });
  const version = JSON.parse(await readFile(path.join(next, 'version.json'), 'utf8'));
  await writeJson(path.join(next, 'version.json'), { ...version, package: '10.1.0', tag: 'v10.1.0' });
  const packed = path.join(folder, 'package');
  await packInterface(next, packed, '## [10.1.0] - 2026-12-24\n\n- Snow\n', {
    address: 'https://example.org/10.1.0',
  });
  return packed;
}

const place = (page: Page, label: string) =>
  page.getByRole('banner').getByRole('link', { name: label, exact: true });

test('keeps a plugin and a newer remote through a server’s update, and replaces an older remote', async ({
  page,
  server,
  signIn,
  deployment,
  folder,
}) => {
  await addNotes(path.join(folder, 'notes'), deployment);
  await publishVersion('collection', { label: 'Newer', version: '99.0.0+apart', folder, deployment });
  await publishVersion('settings', { label: 'Older', version: '10.0.0+apart', folder, deployment });
  await writeFile(path.join(deployment, 'remotes/left-behind.js'), 'of a former version');
  server.sandbox.updates.publish(await packNext(folder));

  await signIn(undefined, 'notes');
  await expect(page.getByRole('heading', { name: 'All notes' })).toBeVisible();
  await expect(place(page, 'Newer')).toBeVisible();
  await expect(place(page, 'Older')).toBeVisible();

  await page.getByRole('button', { name: 'WebUI Update Available' }).click();
  const dialog = page.getByRole('dialog', { name: 'Updates' });
  await expect(dialog.getByRole('region', { name: 'What is new' })).toHaveText(
    server.sandbox.isSince6 ? 'Snow' : /^Snow\s*Minimum Server Version: 5\.1\.0/,
  );
  await dialog.getByRole('button', { name: 'Update to Hondana 10.1.0' }).click();
  await page.getByRole('button', { name: 'Click Here to Reload' }).click();

  await place(page, 'Notes').click();
  await expect(page.getByRole('heading', { name: 'All notes' })).toBeVisible();
  await expect(place(page, 'Newer')).toBeVisible();
  await expect(place(page, 'Settings')).toBeVisible();
  await expect(place(page, 'Older')).toHaveCount(0);
  await place(page, 'Newer').click();
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
  await place(page, 'Settings').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  expect((await readdir(deployment)).sort()).toEqual([
    'LICENSE.txt',
    'index.html',
    'languages',
    'remotes',
    'remotes.json',
    'shell',
    'third-party-licenses.txt',
    'tweak',
    'version.json',
  ]);
  expect(await readdir(path.join(deployment, 'remotes'))).not.toContain('left-behind.js');
  const { remotes } = await readDeployedRegistry(deployment);
  const versionOf = (id: string) => remotes.find((remote) => remote.id === id)?.version;
  expect(versionOf('collection')).toBe('99.0.0+apart');
  expect(versionOf('settings')).toMatch(/^10\.1\.0\+/);

  await page.goto('collection?safe-mode');
  await expect(place(page, 'Collection')).toBeVisible();
  await expect(place(page, 'Notes')).toHaveCount(0);
});
