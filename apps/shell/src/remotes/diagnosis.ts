import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { takeFailedFiles } from './failedFiles.ts';

const timeLimit = 3000;

/** The result of fetching the failed files of a remote again. */
export interface Diagnosis {
  /** The first fault that is still there. */
  readonly fault?: string;
  /** Files had failed, and all of them are right now: a retry is worthwhile. */
  readonly isRepaired: boolean;
}

async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

function looksLikeHtml(bytes: ArrayBuffer): boolean {
  const start = new TextDecoder().decode(bytes.slice(0, 256)).trimStart().toLowerCase();
  return start.startsWith('<!doctype html') || start.startsWith('<html');
}

async function faultOf(address: string, integrity: string | undefined): Promise<string | undefined> {
  const name = new URL(address).pathname.split('/').at(-1);
  let response: Response;
  let bytes: ArrayBuffer;
  try {
    response = await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(timeLimit) });
    bytes = await response.arrayBuffer();
  } catch {
    return `The file ${name} could not be reached.`;
  }
  if (!response.ok) return `The file ${name} returned status ${response.status}.`;
  if (looksLikeHtml(bytes)) return `The file ${name} is missing: the server returned a page instead.`;
  // Outside a secure context browsers offer no digest; the browser's own integrity check still applies.
  if (isSecureContext && (await integrityOf(bytes)) !== integrity) {
    return `The file ${name} is not the one that was published.`;
  }
  return undefined;
}

/**
 * Fetches again every file of a remote that the browser could not load, and says what is wrong with it.
 * This also replaces a bad body in the browser's cache, without which no retry could succeed.
 */
export async function diagnose(remote: RemoteDescriptor): Promise<Diagnosis> {
  const folder = new URL(remote.folder, document.baseURI).href;
  const addresses = new Set(takeFailedFiles(folder).map((address) => address.split('?')[0] ?? address));
  const faults = await Promise.all(
    [...addresses].map((address) => faultOf(address, remote.files[address.slice(folder.length)])),
  );
  const fault = faults.find((found) => found !== undefined);
  return fault === undefined ? { isRepaired: addresses.size > 0 } : { fault, isRepaired: false };
}
