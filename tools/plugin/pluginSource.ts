import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesFolder } from '@hondana/shared/remote/filesFolder';

const timeLimit = 8000;

export interface PluginSource {
  /** The source as given: a URL, or the path of a folder. */
  readonly address: string;
  readonly descriptor: string;
  /** @throws Error with a sentence for the user */
  readonly read: (name: string) => Promise<Buffer>;
}

async function fetchFile(address: URL): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeLimit) }).catch(
    (error: unknown) => {
      throw new Error(
        `It could not be reached at ${address.href}: ${error instanceof Error ? error.message : error}`,
      );
    },
  );
  if (!response.ok) throw new Error(`It was answered with status ${response.status} at ${address.href}.`);
  return Buffer.from(await response.arrayBuffer());
}

function readAt(address: URL): Promise<Buffer> {
  if (address.protocol !== 'file:') return fetchFile(address);
  return readFile(address).catch(() => {
    throw new Error(`It does not exist at ${address.pathname}.`);
  });
}

function entryOf(descriptor: string): string {
  try {
    const { entry } = JSON.parse(descriptor);
    return typeof entry === 'string' ? entry : 'remoteEntry.js';
  } catch {
    return 'remoteEntry.js';
  }
}

function addressOf(given: string): URL {
  if (/^https?:\/\//.test(given)) return new URL(given);
  return pathToFileURL(path.resolve(given));
}

/** `given` is the descriptor itself, its folder, or the built project. */
function places(given: URL): URL[] {
  if (given.pathname.endsWith('.json')) return [given];
  const folder = new URL(given);
  if (!folder.pathname.endsWith('/')) folder.pathname += '/';
  const own = new URL('descriptor.json', folder);
  return given.protocol === 'file:' ? [own, new URL('dist/descriptor.json', folder)] : [own];
}

/** @throws Error when there is no descriptor */
export async function openPlugin(given: string): Promise<PluginSource> {
  const address = addressOf(given);
  let fault: unknown;
  for (const place of places(address)) {
    try {
      const descriptor = (await readAt(place)).toString();
      const folder = await filesFolder(place, entryOf(descriptor), async (file) =>
        String(await readAt(file)),
      );
      return {
        address: address.protocol === 'file:' ? path.resolve(given) : address.href,
        descriptor,
        read: (name) => readAt(new URL(name, folder)),
      };
    } catch (error) {
      fault ??= error;
    }
  }
  throw new Error(`There is no descriptor. ${fault instanceof Error ? fault.message : fault}`);
}
