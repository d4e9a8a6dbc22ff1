import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packageFolder } from '../build/packageFolder.ts';
import { repositoryPath } from '../build/paths.ts';
import { formatCatalogue, inOrder, parseCatalogue } from '../words/catalogue.ts';

const idPattern = /^[a-z][a-z0-9-]*$/;

/** `watch-notes` becomes “Watch Notes”. */
function titleOf(id: string): string {
  return id.replace(/(^|-)([a-z])/g, (_, hyphen: string, letter: string) => {
    return (hyphen ? ' ' : '') + letter.toUpperCase();
  });
}

async function installedVersion(name: string): Promise<string> {
  return JSON.parse(await readFile(path.join(packageFolder(name), 'package.json'), 'utf8')).version;
}

/** Replaces `*` in the template with the versions in use here. */
async function pinVersions(text: string): Promise<string> {
  let pinned = text;
  for (const [open, name = ''] of text.matchAll(/"([^"]+)": "\*"/g)) {
    if (name === '@hondana/shared') continue;
    pinned = pinned.replace(open, `"${name}": "${await installedVersion(name)}"`);
  }
  return pinned;
}

/** Catalogues are in the order of the alphabet, in which the title moves. */
async function sortTexts(text: string): Promise<string> {
  const language = /^"Language: (.+)\\n"$/m.exec(text)?.[1];
  return formatCatalogue(inOrder(await parseCatalogue(text)), language, text);
}

async function rename(file: string, id: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const named = text.replaceAll('new-remote', id).replaceAll('New Remote', titleOf(id));
  const change = file.endsWith('package.json') ? pinVersions : /\.pot?$/.test(file) ? sortTexts : undefined;
  await writeFile(file, change ? await change(named) : named);
}

/** @throws Error when the ID is invalid or the folder isn't empty */
export async function scaffold(
  templates: readonly string[],
  folder: string,
  { id, leaveOut }: { readonly id: string; readonly leaveOut?: RegExp },
): Promise<void> {
  if (!idPattern.test(id)) {
    throw new Error(`“${id}” is no id: lower-case letters, digits and hyphens, a letter first.`);
  }
  if (existsSync(folder) && (await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
  await mkdir(folder, { recursive: true });
  for (const template of templates) {
    await cp(repositoryPath('templates', template), folder, {
      recursive: true,
      filter: (file) => !leaveOut?.test(file),
    });
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    await rename(path.join(entry.parentPath, entry.name), id);
  }
}
