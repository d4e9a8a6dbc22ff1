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

test('compiles macros to calls with an ID and the compiled English', async () => {
  const transformed = await transformTexts(source, 'view.tsx');
  const code = squeezed(transformed?.code);
  expect(code).toMatch(/label = \/\*i18n\*\/ \{ id: "[\w+/]{6}", message: "Posters" \}/);
  expect(code).toMatch(
    /\$text\("[\w+/]{6}", \[\["files",\{"one":"# file","other":"# files"\}\]," of ",\["label"\]\]/,
  );
  expect(code).toMatch(/title=\{\$text\("[\w+/]{6}", \["Hello ",\["name"\]\], \{ name: name \}\) \}/);
  expect(code).toMatch(
    /\{\$rich\("[\w+/]{6}", \["Delete ",\[0,\[\["name"\]\]\],"\?"\], \{ name: name \}, \{ 0: <b\/> \}\)\}/,
  );
  expect(code).toMatch(/\{\$text\("[\w+/]{6}", "Save"\)\}/);
  expect(code).not.toContain('@lingui');
});

test('gives each text the short ID of its bundle', async () => {
  const seen: string[] = [];
  const shorten = (_id: string, message: string) => {
    seen.push(message);
    return String(seen.length);
  };
  const transformed = await transformTexts(source, 'view.tsx', { shorten });
  expect(transformed?.code).toContain('$text("');
  expect(seen.toSorted()).toEqual([
    'Delete <0>{name}</0>?',
    'Hello {name}',
    'Posters',
    'Save',
    '{files, plural, one {# file} other {# files}} of {label}',
  ]);
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
