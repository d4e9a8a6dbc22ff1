import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../plugin/testPlugin.ts';
import { updateWords } from './updateWords.ts';

const head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: de\\n"\n';

async function project(source: string, german: string): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, 'src'));
  await mkdir(path.join(folder, 'languages'));
  await writeFile(path.join(folder, 'src/view.ts'), source);
  await writeFile(path.join(folder, 'languages/de.po'), `${head}\n${german}\n`);
  return folder;
}

const source = `import { plural, t } from '@lingui/core/macro';
export const save = () => t\`Save\`;
export const files = (count: number) => t\`\${plural(count, { one: '# file', other: '# files' })}\`;
`;

const save = 'msgid "Save"\nmsgstr "Speichern"\n';
const old = 'msgid "Discard"\nmsgstr "Verwerfen"\n';
const template = 'languages/texts.pot';

test('writes a plugin’s texts with files from its folder, and keeps translations of what is still there', async () => {
  const folder = await project(source, `${old}\n${save}`);
  const { summary, faults } = await updateWords([folder], { isCheck: false });
  expect(faults).toEqual([]);
  expect(summary).toEqual([`${path.basename(folder)}: 2 texts · de: 1 missing, 1 dead`]);
  expect(await readFile(path.join(folder, template), 'utf8')).toContain('#: src/view.ts\nmsgid "Save"');
  const german = await readFile(path.join(folder, 'languages/de.po'), 'utf8');
  expect(german).toContain('msgstr "Speichern"');
  expect(german).toContain('msgid "{count, plural, one {# file} other {# files}}"\nmsgstr ""');
  expect(german).not.toContain('Verwerfen');
});

test('changes nothing when it checks, and says what is missing and what differs', async () => {
  const folder = await project(source, save);
  const { faults } = await updateWords([folder], { isCheck: true });
  expect(faults).toEqual([
    'languages/texts.pot is not what the source has: npm run words.',
    'languages/de.po is not what the source has: npm run words.',
    `${path.basename(folder)} de: no translation of “{count, plural, one {# file} other {# files}}”`,
  ]);
  await expect(readFile(path.join(folder, template))).rejects.toThrow('ENOENT');
  expect(await readFile(path.join(folder, 'languages/de.po'), 'utf8')).toBe(`${head}\n${save}\n`);
});

test('finds nothing once everything is translated', async () => {
  const plural = 'msgid "{count, plural, one {# file} other {# files}}"\n';
  const folder = await project(
    source,
    `${plural}msgstr "{count, plural, one {# Datei} other {# Dateien}}"\n\n${save}`,
  );
  await updateWords([folder], { isCheck: false });
  expect((await updateWords([folder], { isCheck: true })).faults).toEqual([]);
});
