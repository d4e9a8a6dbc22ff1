import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { repositoryPath } from '../build/paths.ts';
import { runProcess } from '../test/runProcess.ts';

const { resolve } = createRequire(import.meta.url);
const guide = await readFile(repositoryPath('docs/plugin-guide.md'), 'utf8');

test('imports only existing modules of the contract', () => {
  const imported = [...guide.matchAll(/from '(@hondana\/shared\/[^']+)'/g)].map(([, name]) => String(name));
  expect(imported.length).toBeGreaterThan(5);
  for (const name of imported) expect(() => resolve(name), name).not.toThrow();
});

test('shows the example’s code for every slot', async () => {
  const example = repositoryPath('examples/every-slot');
  const definition = await readFile(path.join(example, 'remote.config.ts'), 'utf8');
  const shown = [...guide.matchAll(/```tsx?\n\/\/ (\w+\.tsx?)\n([\s\S]*?)```/g)];
  for (const [, name = '', code] of shown) {
    expect(await readFile(path.join(example, 'src', name), 'utf8'), name).toBe(code);
  }
  const names = new Set(shown.map(([, name]) => `./src/${name}`));
  const modules = [...definition.matchAll(/slot:[^}]*?module: '([^']+)'/g)].map(([, name]) => String(name));
  expect(modules.length).toBeGreaterThan(10);
  expect(modules.filter((name) => !names.has(name))).toEqual([]);
});

test('compiles the guide’s first plugin as written', async () => {
  const work = repositoryPath('.cache', `guide-${process.pid}`);
  onTestFinished(() => rm(work, { recursive: true, force: true }));
  const text = guide.slice(0, guide.indexOf('## The slots'));
  // Each block belongs to the file named last.
  const blocks = [
    ...text.matchAll(/`(src\/[\w/]+\.tsx?)`(?:(?!`src\/)[\s\S])*?```tsx?\n(import [\s\S]*?)```/g),
  ];
  expect(blocks.map(([, name]) => name)).toEqual([
    'src/notes/notes.ts',
    'src/notes/notesTab.tsx',
    'src/notes/notesWidget.tsx',
    'src/start/StartPage.tsx',
  ]);
  for (const [, name = '', code = ''] of blocks) {
    await mkdir(path.dirname(path.join(work, name)), { recursive: true });
    await writeFile(path.join(work, name), code);
  }
  await writeFile(
    path.join(work, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.base.json',
      compilerOptions: { types: ['react'] },
      include: ['src', '../../libs/shared/src/styles.d.ts'],
    }),
  );
  const { code, output } = await runProcess('tsc', ['--project', work, '--noEmit']);
  expect(output).toBe('');
  expect(code).toBe(0);
});
