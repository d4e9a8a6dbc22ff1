import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { filesOf } from '@hondana/shared/remote/filesOf';
import type { FoundDescriptor } from '@hondana/shared/remote/readDescriptor';
import { t } from '@lingui/core/macro';
import pMap from 'p-map';

export interface CheckedPlugin extends FoundDescriptor {
  /** Of all files together. */
  readonly bytes: number;
}

const timeoutMs = 15_000;

const maxConcurrency = 6;

async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

async function checkFile({ folder }: RemoteDescriptor, name: string, integrity: string): Promise<number> {
  const address = new URL(folder + name, document.baseURI);
  const response = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => undefined,
  );
  if (!response) throw new Error(t`Its file ${name} could not be reached.`);
  const { ok, status } = response;
  if (!ok) throw new Error(t`The file ${name} returned status ${status}.`);
  const bytes = await response.arrayBuffer();
  // `crypto.subtle` needs a secure context; the browser's own check at load time still applies.
  if (isSecureContext && (await integrityOf(bytes)) !== integrity) {
    throw new Error(t`Its file ${name} does not match its descriptor.`);
  }
  return bytes.byteLength;
}

/**
 * @returns total size in bytes
 * @throws Error for users, about the first file that is missing or different
 */
export async function checkFiles(descriptor: RemoteDescriptor): Promise<number> {
  const sizes = await pMap(
    Object.entries(filesOf(descriptor)),
    ([name, integrity]) => checkFile(descriptor, name, integrity),
    {
      concurrency: maxConcurrency,
    },
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}
