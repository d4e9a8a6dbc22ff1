import { createHash } from 'node:crypto';
import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { isPage } from '@hondana/shared/remote/filesFolder';
import { filesOf } from '@hondana/shared/remote/filesOf';
import type { PluginSource } from '../pluginSource.ts';
import type { Finding } from './Finding.ts';

/** Only files that could be read, keyed by name. */
export type FileContents = ReadonlyMap<string, Buffer>;

/** Prevents path traversal out of the remote's folder. */
function isUnsafePath(name: string): boolean {
  return !/^[\w@.+-]+(\/[\w@.+-]+)*$/.test(name) || name.split('/').includes('..');
}

async function faultOf(source: PluginSource, name: string, integrity: string, files: Map<string, Buffer>) {
  if (isUnsafePath(name)) return 'The name of the file leads out of the remote’s folder.';
  let content: Buffer;
  try {
    content = await source.read(name);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  if (isPage(String(content)) && !name.endsWith('.html')) {
    return 'It is a page of HTML: the server answers so for what it does not have.';
  }
  files.set(name, content);
  const actual = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (actual === integrity) return undefined;
  return `It is not the file that was built: its integrity is ${actual}, the descriptor says ${integrity}.`;
}

export async function readFiles(
  source: PluginSource,
  descriptor: RemoteDescriptor,
): Promise<{ readonly contents: FileContents; readonly findings: readonly Finding[] }> {
  const { files, preload } = descriptor;
  const contents = new Map<string, Buffer>();
  const findings: Finding[] = [];
  for (const [name, integrity] of Object.entries(filesOf(descriptor))) {
    const text = await faultOf(source, name, integrity, contents);
    if (text !== undefined) findings.push({ place: name, text });
  }
  const named = Object.entries(preload).flatMap(([route, names]) =>
    names.map((name, index) => ({ place: `/preload/${route.replaceAll('/', '~1')}/${index}`, name })),
  );
  for (const { place, name } of named) {
    if (!(name in files)) findings.push({ place, text: `The file ${name} is not among /files.` });
  }
  return { contents, findings };
}
