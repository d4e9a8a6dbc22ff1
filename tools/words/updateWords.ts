import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
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
import { textFaults } from './textFaults.ts';

interface WordsOptions {
  /** Changes nothing, and reports what differs or is missing, besides what is wrong. */
  readonly isCheck: boolean;
  /** Translators see files from here. The folder itself by default. */
  readonly root?: string;
}

interface Words {
  /** A line for each folder that has texts. */
  readonly summary: readonly string[];
  readonly faults: readonly string[];
}

/** The entries of the source with the translations so far: what left the source leaves the file. */
function translated(source: Catalogue, known: Catalogue): Catalogue {
  return new Map(
    [...source].map(([id, entry]): [string, Entry] => {
      const { translation = '', isFuzzy = false } = known.get(id) ?? {};
      return [id, { ...entry, translation, isFuzzy }];
    }),
  );
}

/** @returns whether the file was as it should be */
async function write(file: string, text: string, isCheck: boolean): Promise<boolean> {
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (!isCurrent && !isCheck) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return isCurrent;
}

async function updateFolder(folder: string, { isCheck, root = folder }: WordsOptions): Promise<Words> {
  const source = await extractTexts(folder, root);
  if (source.size === 0) return { summary: [], faults: [] };
  const faults: string[] = [];
  const project = path.relative(root, folder) || path.basename(folder);
  const save = async (name: string, catalogue: Catalogue, language?: string): Promise<void> => {
    const file = path.join(folder, languagesFolder, name);
    const existing = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    const text = await formatCatalogue(catalogue, language, existing);
    const isCurrent = await write(file, text, isCheck);
    if (isCheck && !isCurrent)
      faults.push(`${path.relative(root, file)} is not what the source has: npm run words.`);
  };
  await save(templateName, source);
  const counts = [`${project}: ${source.size} texts`];
  for (const language of languagesOf(folder)) {
    const known = await readTranslations(folder, language);
    const catalogue = translated(source, known);
    await save(`${language}.po`, catalogue, language);
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
  return { summary: [counts.join(' · ')], faults };
}

/**
 * Keeps the texts of apps, libraries and plugins, and their translations, as the source has them: writes
 * `languages/texts.pot`, and adds and removes entries in `languages/*.po`.
 */
export async function updateWords(folders: readonly string[], options: WordsOptions): Promise<Words> {
  const all: Words[] = [];
  for (const folder of folders) all.push(await updateFolder(folder, options));
  return { summary: all.flatMap(({ summary }) => summary), faults: all.flatMap(({ faults }) => faults) };
}

/** Prints what {@link updateWords} found, and has the process fail for faults. */
export function reportWords({ summary, faults }: Words): void {
  for (const line of summary) console.log(line);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
