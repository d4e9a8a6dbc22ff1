import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import type { FoundDescriptor } from '@hondana/shared/remote/readDescriptor';
import pMap from 'p-map';

/** A plugin whose files were seen to be those that its descriptor names. */
export interface CheckedPlugin extends FoundDescriptor {
  /** Of all its files together. */
  readonly bytes: number;
}

const timeLimit = 15_000;

/** At most so many at a time. */
const atOnce = 6;

async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

async function checkFile({ folder, files }: RemoteDescriptor, name: string): Promise<number> {
  const address = new URL(folder + name, document.baseURI);
  const response = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(timeLimit) }).catch(
    () => undefined,
  );
  if (!response) throw new Error(`Its file ${name} could not be reached.`);
  if (!response.ok) throw new Error(`The file ${name} returned status ${response.status}.`);
  const bytes = await response.arrayBuffer();
  // Outside a secure context browsers offer no digest; the browser's own check when it runs still applies.
  if (isSecureContext && (await integrityOf(bytes)) !== files[name]) {
    throw new Error(`Its file ${name} does not match its descriptor.`);
  }
  return bytes.byteLength;
}

/**
 * Fetches every file of a plugin and holds it against the integrity that is about to be approved.
 *
 * @returns how many bytes they are together
 * @throws Error with a sentence on the first file that is missing or another one
 */
export async function checkFiles(descriptor: RemoteDescriptor): Promise<number> {
  const sizes = await pMap(Object.keys(descriptor.files), (name) => checkFile(descriptor, name), {
    concurrency: atOnce,
  });
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}
