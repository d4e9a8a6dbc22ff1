import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rspack, type Stats } from '@rspack/core';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../plugin/testPlugin.ts';
import { licencesIn, licencesText } from './licences.ts';

async function compiled(files: Readonly<Record<string, string>>): Promise<Stats> {
  const context = await temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(context, name)), { recursive: true });
    await writeFile(path.join(context, name), content);
  }
  return await new Promise((resolve, reject) => {
    rspack(
      { context, mode: 'production', entry: './main.js', output: { path: path.join(context, 'dist') } },
      (error, stats) => (stats ? resolve(stats) : reject(error)),
    );
  });
}

const packageFile = (name: string, more: object) => JSON.stringify({ name, version: '1.2.3', ...more });

test('lists the packages whose code is in a build, including those merged into one module', async () => {
  const stats = await compiled({
    'main.js': "import { a } from 'a'; import 'unused'; import { c } from '@scope/c'; a(c);",
    'node_modules/a/package.json': packageFile('a', { license: 'MIT', sideEffects: false }),
    'node_modules/a/LICENSE': 'As you like.\r\n',
    'node_modules/a/NOTICE.md': 'By A.',
    'node_modules/a/index.js': 'export const a = (what) => console.log(what, a);',
    'node_modules/unused/package.json': packageFile('unused', { license: 'MIT', sideEffects: false }),
    'node_modules/unused/index.js': 'export const unused = 1;',
    'node_modules/@scope/c/package.json': packageFile('@scope/c', { license: 'ISC', author: { name: 'C' } }),
    'node_modules/@scope/c/lib/index.js': 'exports.c = 1;',
    'node_modules/@scope/c/index.js': "module.exports = require('./lib/index.js');",
  });
  expect(licencesIn(stats)).toEqual([
    { name: '@scope/c', version: '1.2.3', terms: 'ISC', text: 'ISC, by C.' },
    { name: 'a', version: '1.2.3', terms: 'MIT', text: 'As you like.\n\nBy A.' },
  ]);
});

test('rejects a package without a licence', async () => {
  const stats = await compiled({
    'main.js': "import 'a';",
    'node_modules/a/package.json': packageFile('a', {}),
    'node_modules/a/index.js': 'console.log(1);',
  });
  expect(() => licencesText(licencesIn(stats))).toThrow(
    'The package a does not say under which terms it is.',
  );
});

test('lists each package once, and groups those with the same text', () => {
  const one = { name: 'a', version: '1.0.0', terms: 'MIT', text: 'Words.' };
  const text = licencesText([{ ...one, name: 'b' }, one, one, { ...one, name: 'c', text: 'Others.' }]);
  expect(text.split(/^-+$/m)).toHaveLength(2);
  expect(text).toContain('a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nWords.\n');
  expect(text).toContain('c 1.0.0 (MIT)\n\nOthers.\n');
});
