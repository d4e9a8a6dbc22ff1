import { keyOf } from '@hondana/shared/language/keyOf';
import { expect, test } from 'vitest';
import { transformTexts } from './transformTexts.ts';

const source = `import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

export const label = msg\`Posters\`;
export const count = (files: number): string => t\`\${plural(files, { one: '# file', other: '# files' })} of \${label}\`;
export const View = ({ name }: { name: string }) => (
  <p title={t\`Hello \${name}\`}>
    <Trans>Delete <b>{name}</b>?</Trans>
    <Trans>Save</Trans>
  </p>
);
`;

const squeezed = (code = '') => code.replaceAll(/\s+/g, ' ');

test('compiles macros to calls with the compiled English', async () => {
  const transformed = await transformTexts(source, 'view.tsx');
  const code = squeezed(transformed?.code);
  expect(code).toMatch(/label = \/\*i18n\*\/ \{ id: "\w+", message: "Posters" \}/);
  expect(code).toContain('$text([["files",{"one":"# file","other":"# files"}]," of ",["label"]]');
  expect(code).toContain('title={$text(["Hello ",["name"]], { name: name }) }');
  expect(code).toContain('{$rich(["Delete ",[0,[["name"]]],"?"], { name: name }, { 0: <b/> })}');
  expect(code).toContain('{$text("Save")}');
  expect(code).not.toContain('@lingui');
});

test('gives an ID to a text that English says like another', async () => {
  const alike = `import { t } from '@lingui/core/macro';
const one = t({ message: 'None', context: 'channel' });
const two = t({ message: \`Credits \${number}\`, context: 'episodes' });`;
  const code = squeezed((await transformTexts(alike, 'alike.ts'))?.code);
  expect(code).toMatch(/one = .*\$text\("None", undefined, "[\w+/-]{6}"\)/);
  expect(code).toMatch(/two = .*\$text\(\["Credits ",\["number"\]\], \{ number: number \}, "[\w+/-]{6}"\)/);
});

async function keysIn(code: string, file: string): Promise<string[]> {
  const keys: string[] = [];
  await transformTexts(code, file, { onText: (key) => keys.push(key) });
  return keys.toSorted();
}

test('notes the key of each text, also in a module that is compiled already', async () => {
  const keys = await keysIn(source, 'view.tsx');
  const texts = ['Posters', 'Save', ['Hello ', ['name']], ['Delete ', [0, [['name']]], '?']] as const;
  expect(keys).toHaveLength(5);
  expect(keys).toEqual(expect.arrayContaining(texts.map((text) => keyOf(text))));
  const compiled = (await transformTexts(source, 'view.tsx'))?.code ?? '';
  expect(await keysIn(compiled, 'view.jsx')).toEqual(keys);
});

test('keeps each statement on its line as the map of the macros has it', async () => {
  const transformed = await transformTexts(source, 'view.tsx');
  expect(JSON.parse(transformed?.map ?? '{}')).toMatchObject({ sources: ['view.tsx'] });
});

test('leaves modules without macros alone', async () => {
  expect(await transformTexts('export const one = 1;', 'one.ts')).toBeUndefined();
});

test('names file and text of a format that pages do not have', async () => {
  const dated = "import { t } from '@lingui/core/macro';\nexport const when = t({ message: '{at, date}' });";
  await expect(transformTexts(dated, 'when.ts')).rejects.toThrow(/when\.ts: “\{at, date\}”/);
});
