import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProcess } from '../test/runProcess.ts';
import { repositoryPath } from './paths.ts';

/** In a separate Node process, as the tools read it. */
async function read(definition: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hondana-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(path.join(folder, 'remote.config.ts'), definition);
  const script = `import { readDefinition } from ${JSON.stringify(repositoryPath('tools/build/readDefinition.ts'))};
    await readDefinition(${JSON.stringify(folder)}).catch(({ message }) => console.log(message));`;
  const { output } = await runProcess(process.execPath, ['--input-type=module', '--eval', script]);
  return output;
}

test.for([
  ['export const remot = {};', /exports no “remote”/],
  ["export const remote = { id: 'notes', title: 'Notes' };", /must have required property 'routes'/],
  [
    "export const remote = { id: 'notes', title: 'Notes', requires: { contract: '^3.0.0' }, routes: [{ path: 'notes' }] };",
    /\/routes\/0.*'module'/,
  ],
] as const)('reports what is wrong with an invalid definition: %s', async ([definition, expected]) => {
  expect(await read(definition)).toMatch(expected);
});
