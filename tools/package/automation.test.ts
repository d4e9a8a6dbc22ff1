import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { repositoryPath } from '../build/paths.ts';

const read = (...path: string[]) => readFile(repositoryPath(...path), 'utf8');

async function automation(): Promise<string[]> {
  const workflows = await readdir(repositoryPath('.github/workflows'));
  return await Promise.all([
    ...workflows.map((name) => read('.github/workflows', name)),
    read('Containerfile'),
    read('compose.yaml'),
  ]);
}

test('workflows and containers run only existing npm scripts', async () => {
  const { scripts } = JSON.parse(await read('package.json'));
  const texts = (await automation()).join('\n');
  const named = [...texts.matchAll(/npm (?:run )?(start|test|(?<=run )[\w-]+)/g)].map((match) => match[1]);
  expect(new Set(named)).toEqual(new Set(['test', 'start', 'package', 'build', 'engines']));
  for (const name of named) expect(scripts).toHaveProperty([String(name)]);
});

test('the container replaces text that occurs once in the nginx configuration', async () => {
  const configuration = await read('docs/hosting/nginx.conf');
  const replaced = [...(await read('Containerfile')).matchAll(/-e 's\|(.+?)\|/g)].map((match) => match[1]);
  expect(replaced).toHaveLength(2);
  for (const text of replaced) expect(configuration.split(String(text))).toHaveLength(2);
  expect(configuration).toContain('root /srv/hondana;');
});

test('a release publishes the package with its release notes', async () => {
  const workflow = await read('.github/workflows/release.yml');
  expect(workflow).toMatch(/gh release create .* dist\/package\/hondana-\*\.zip dist\/package\/SHA256SUMS/);
  expect(workflow).toContain('--notes-file dist/package/release-notes.md');
});

test('a release continues the manifest that was published before it', async () => {
  const workflow = await read('.github/workflows/release.yml');
  const address = '"$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/releases/download/$GITHUB_REF_NAME"';
  expect(workflow).toContain(`npm run package -- --address ${address} "$@"`);
  expect(workflow).toMatch(/git show manifest:manifest\.json > (\S+)\s+set -- --manifest \1\n/);
  const published = workflow.indexOf('gh release create');
  expect(workflow.indexOf('git push origin "$commit:refs/heads/manifest"')).toBeGreaterThan(published);
});
