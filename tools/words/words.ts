/**
 * Keeps the texts of each app and library, and their translations, as the source has them.
 *
 *   npm run words                 writes languages/texts.pot, and adds and removes entries in languages/*.po
 *   npm run words -- --check      changes nothing, and fails for what differs, is missing or wrong
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryPath } from '../build/paths.ts';
import {
  type Catalogue,
  type Entry,
  formatCatalogue,
  languagesFolder,
  languagesOf,
  readTranslations,
  templateName,
} from './catalogue.ts';
import { extractTexts } from './extractTexts.ts';
import { projects } from './projects.ts';
import { textFaults } from './textFaults.ts';

const isCheck = process.argv.includes('--check');
const faults: string[] = [];

/** The entries of the source with the translations so far: what left the source leaves the file. */
function translated(source: Catalogue, known: Catalogue): Catalogue {
  return new Map(
    [...source].map(([id, entry]): [string, Entry] => {
      const { translation = '', isFuzzy = false } = known.get(id) ?? {};
      return [id, { ...entry, translation, isFuzzy }];
    }),
  );
}

async function write(file: string, catalogue: Catalogue, language: string | undefined): Promise<void> {
  const existing = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const text = await formatCatalogue(catalogue, language, existing);
  if (text === existing) return;
  if (isCheck) {
    faults.push(`${path.relative(repositoryPath(), file)} is not what the source has: npm run words.`);
    return;
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

for (const project of projects) {
  const folder = repositoryPath(project);
  const source = await extractTexts(folder);
  if (source.size === 0) continue;
  const file = (name: string): string => path.join(folder, languagesFolder, name);
  await write(file(templateName), source, undefined);
  const counts = [`${project}: ${source.size} texts`];
  for (const language of languagesOf(folder)) {
    const known = await readTranslations(folder, language);
    const catalogue = translated(source, known);
    await write(file(`${language}.po`), catalogue, language);
    const entries = [...catalogue.values()];
    const missing = entries.filter(({ translation, isFuzzy }) => translation === '' || isFuzzy);
    const dead = [...known.keys()].filter((id) => !source.has(id)).length;
    counts.push(`${language}: ${missing.length} missing, ${dead} dead`);
    if (isCheck)
      faults.push(...missing.map(({ message }) => `${project} ${language}: no translation of “${message}”`));
    for (const entry of entries) {
      if (entry.translation === '') continue;
      const wrong = textFaults(entry, language);
      faults.push(...wrong.map((fault) => `${project} ${language}: “${entry.translation}” ${fault}`));
    }
  }
  console.log(counts.join(' · '));
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
