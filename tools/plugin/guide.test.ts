import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { repositoryPath } from '../build/paths.ts';

const { resolve } = createRequire(import.meta.url);

test('what the guide for plugins imports from the contract is there', async () => {
  const guide = await readFile(repositoryPath('docs/plugin-guide.md'), 'utf8');
  const imported = [...guide.matchAll(/from '(@hondana\/shared\/[^']+)'/g)].map(([, name]) => String(name));
  expect(imported.length).toBeGreaterThan(5);
  for (const name of imported) expect(() => resolve(name), name).not.toThrow();
});
