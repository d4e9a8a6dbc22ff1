import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { extractMessagesFromFiles } from '@lingui/native-tools';
import { readDefinition } from '../build/readDefinition.ts';
import { type Catalogue, type Entry, inOrder } from './catalogue.ts';
import { labelsOf } from './labelsOf.ts';

const isSource = (name: string): boolean => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name);

function sourcesOf(folder: string): string[] {
  const source = path.join(folder, 'src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((name) => path.join(source, name))
    .sort();
}

const definitionName = 'remote.config.ts';

async function labelsIn(folder: string, root: string): Promise<Catalogue> {
  const file = path.join(folder, definitionName);
  if (!existsSync(file)) return new Map();
  const { remote } = await readDefinition(folder);
  const entry = { translation: '', comments: [], files: [nameFrom(root, file)], isFuzzy: false };
  return new Map(labelsOf(remote).map((label) => [generateMessageId(label), { ...entry, message: label }]));
}

const nameFrom = (root: string, file: string): string => path.relative(root, file).replaceAll(path.sep, '/');

/**
 * The texts in the source of an app, library or plugin, in the order of the alphabet.
 *
 * @param root where the names of files begin
 * @throws for modules that can't be read
 */
export async function extractTexts(folder: string, root: string): Promise<Catalogue> {
  const { messages, warnings } = await extractMessagesFromFiles(sourcesOf(folder));
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  const found = new Map<string, Entry>();
  for (const { id, message, context, comment, placeholders, origin } of messages) {
    if (message === undefined) throw new Error(`${id} is an ID; texts are found by their English.`);
    const { comments = [], files = [] } = found.get(id) ?? {};
    const notes = Object.entries(placeholders ?? {})
      .filter(([name]) => /^\d+$/.test(name))
      .map(([name, expression]) => `{${name}}: ${expression}`);
    const file = origin && nameFrom(root, origin.filename);
    found.set(id, {
      message,
      translation: '',
      ...(context !== undefined && { context }),
      comments: [...new Set([...comments, ...(comment === undefined ? [] : [comment]), ...notes])],
      files: [...new Set([...files, ...(file === undefined ? [] : [file])])],
      isFuzzy: false,
    });
  }
  for (const [id, label] of await labelsIn(folder, root)) {
    const known = found.get(id);
    found.set(id, known ? { ...known, files: [...known.files, ...label.files] } : label);
  }
  return inOrder(found);
}
