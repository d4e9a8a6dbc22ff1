import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { remoteDescriptorSchema, shellDescriptorSchema } from '@hondana/shared/remote/descriptor';
import { filesOf } from '@hondana/shared/remote/filesOf';
import { parseWithSchema } from '@hondana/shared/remote/schemaFaults';
import type { Disk } from './disk.ts';
import { readJson } from './readJson.ts';
import { type Descriptor, idOf } from './registry.ts';
import { temporaryNameFor, writeAtomically } from './wholeFile.ts';

const expand: Readonly<Record<string, (content: Buffer) => Buffer>> = {
  '.br': brotliDecompressSync,
  '.gz': gunzipSync,
};

export function parentOf(id: string): string {
  if (!/^[a-z][a-z0-9-]*$/.test(id)) throw new Error(`“${id}” is not the id of a remote.`);
  return id === 'shell' ? 'shell' : `remotes/${id}`;
}

export function nameOf<T extends Descriptor | undefined>(
  line: T,
): T extends undefined ? string | undefined : string;
export function nameOf(line: Descriptor | undefined): string | undefined {
  return line?.folder.split('/').at(-2);
}

/** @throws Error for a folder that leads anywhere else */
export function placeOf(descriptor: Descriptor): { readonly parent: string; readonly name: string } {
  const parent = parentOf(idOf(descriptor));
  const name = nameOf(descriptor) ?? '';
  if (descriptor.folder !== `${parent}/${name}/` || !/^\w[\w.-]*$/.test(name))
    throw new Error(`“${descriptor.folder}” is not the folder of a version of ${idOf(descriptor)}.`);
  return { parent, name };
}

function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

function isIntact(descriptor: Descriptor, name: string, content: Buffer): boolean {
  const files = filesOf(descriptor);
  const known = files[name];
  if (known !== undefined) return integrityOf(content) === known;
  const ending = path.extname(name);
  try {
    const whole = expand[ending]?.(content);
    return whole !== undefined && integrityOf(whole) === files[name.slice(0, -ending.length)];
  } catch {
    return false;
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

/** Verifies each file's integrity. */
async function readFiles(descriptor: Descriptor, folder: string): Promise<Map<string, Buffer>> {
  const names = await filesIn(folder);
  const missing = Object.keys(filesOf(descriptor)).filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`${folder} lacks ${missing.join(', ')}.`);
  const files = new Map<string, Buffer>();
  for (const name of names) {
    const content = await readFile(path.join(folder, name));
    if (!isIntact(descriptor, name, content))
      throw new Error(`${path.join(folder, name)} is not what the descriptor says.`);
    files.set(name, content);
  }
  return files;
}

const descriptorName = 'descriptor.json';

/** Undefined when there is none. The descriptor may be older than the schema. */
async function readDescriptor(folder: string): Promise<Descriptor | undefined> {
  const file = path.join(folder, descriptorName);
  const descriptor = await readJson<Descriptor>(file);
  if (!descriptor) return undefined;
  const schema = 'id' in descriptor ? remoteDescriptorSchema : shellDescriptorSchema;
  return parseWithSchema<Descriptor>(schema, descriptor, file, { mayBeOlder: true });
}

export interface Release {
  readonly descriptor: Descriptor;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** @throws Error when the release is incomplete or contradicts its descriptor */
export async function readRelease(folder: string): Promise<Release> {
  const descriptor = await readDescriptor(folder);
  if (!descriptor) throw new Error(`${folder} is no release: it has no ${descriptorName}.`);
  return { descriptor, files: await readFiles(descriptor, path.join(folder, 'files')) };
}

/** A version with the same name has the same content, so only missing or altered files are written. */
export async function placeVersion(
  disk: Disk,
  parent: string,
  name: string,
  release: Release,
): Promise<void> {
  const target = path.join(parent, name);
  const files = new Map<string, string | Uint8Array>([
    ...release.files,
    [descriptorName, `${JSON.stringify(release.descriptor, null, 2)}\n`],
  ]);
  if (existsSync(target)) {
    for (const [file, content] of files) {
      const present = await readFile(path.join(target, file)).catch(() => undefined);
      if (present?.equals(Buffer.from(content))) continue;
      await disk.makeFolder(path.dirname(path.join(target, file)));
      await writeAtomically(disk, path.join(target, file), content);
    }
    return;
  }
  const temporary = temporaryNameFor(target);
  for (const folder of new Set([...files.keys()].map((file) => path.dirname(path.join(temporary, file))))) {
    await disk.makeFolder(folder);
  }
  for (const [file, content] of files) await disk.write(path.join(temporary, file), content);
  await disk.settle(temporary);
  await disk.rename(temporary, target);
  await disk.settle(parent);
}

/** Undefined unless all files are there and intact. */
export async function completeVersion(parent: string, name: string): Promise<Descriptor | undefined> {
  const folder = path.join(parent, name);
  const descriptor = await readDescriptor(folder).catch(() => undefined);
  if (!descriptor) return undefined;
  const contents = Object.entries(filesOf(descriptor)).map(async ([file, integrity]) => {
    const content = await readFile(path.join(folder, file)).catch(() => undefined);
    return content !== undefined && integrityOf(content) === integrity;
  });
  return (await Promise.all(contents)).every(Boolean) ? descriptor : undefined;
}

export async function listVersions(parent: string): Promise<string[]> {
  const entries = await readdir(parent, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.endsWith('.new'));
  const dated = await Promise.all(
    folders.map(async ({ name }) => ({ name, time: (await stat(path.join(parent, name))).mtimeMs })),
  );
  return dated.sort((a, b) => b.time - a.time).map(({ name }) => name);
}
