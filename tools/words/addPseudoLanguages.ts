/**
 * Adds the pseudo-languages to a deployment of this checkout, for tests and for development.
 *
 *   node tools/words/addPseudoLanguages.ts <deployment>
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Texts } from '@hondana/shared/language/text';
import type { LanguageFile } from '@hondana/shared/remote/descriptor';
import { languageFileName } from '@hondana/shared/remote/filesOf';
import { repositoryPath } from '../build/paths.ts';
import { readDefinition } from '../build/readDefinition.ts';
import { disk } from '../publish/disk.ts';
import { readOwnRegistryOf } from '../publish/registry.ts';
import { writeAtomically } from '../publish/wholeFile.ts';
import { labelsOf } from './labelsOf.ts';
import { type PseudoLanguage, pseudoLanguages, pseudoText, pseudoTexts } from './pseudoText.ts';

async function englishOf(app: string): Promise<Texts> {
  return JSON.parse(await readFile(repositoryPath('apps', app, 'dist/english.json'), 'utf8'));
}

async function write(file: string, content: unknown): Promise<string> {
  const text = JSON.stringify(content);
  await disk.makeFolder(path.dirname(file));
  await writeAtomically(disk, file, text);
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

async function labelsOfApp(app: string, language: PseudoLanguage): Promise<Record<string, string>> {
  const { remote } = await readDefinition(repositoryPath('apps', app));
  return Object.fromEntries(labelsOf(remote).map((label) => [label, String(pseudoText(label, language))]));
}

export async function addPseudoLanguages(deployment: string): Promise<void> {
  const registry = await readOwnRegistryOf(deployment);
  if (!registry) throw new Error(`${deployment} is no deployment.`);
  const { shell, remotes } = registry;
  for (const language of pseudoLanguages) {
    const entries = remotes.map(async ({ id, version, folder }) => {
      const texts = pseudoTexts(await englishOf(id), language);
      const integrity = await write(path.join(deployment, folder, languageFileName(language.tag)), texts);
      return [id, { [version]: { integrity, labels: await labelsOfApp(id, language) } }] as const;
    });
    const file: LanguageFile = {
      format: 1,
      shells: { [shell.version]: pseudoTexts(await englishOf('shell'), language) },
      remotes: Object.fromEntries(await Promise.all(entries)),
    };
    await write(path.join(deployment, languageFileName(language.tag)), file);
  }
}

const [deployment] = process.argv.slice(2);
if (import.meta.main && deployment !== undefined) await addPseudoLanguages(deployment);
