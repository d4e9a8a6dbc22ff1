import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { t } from '@lingui/core/macro';
import { takeFailedFiles } from './failedFiles.ts';

const timeoutMs = 3000;

export interface Diagnosis {
  readonly fault?: string;
  /** All files that had failed are fine now. */
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
  const name = new URL(address).pathname.split('/').at(-1) ?? '';
  let response: Response;
  let bytes: ArrayBuffer;
  try {
    response = await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(timeoutMs) });
    bytes = await response.arrayBuffer();
  } catch {
    return t`The file ${name} could not be reached.`;
  }
  const { ok, status } = response;
  if (!ok) return t`The file ${name} returned status ${status}.`;
  if (looksLikeHtml(bytes)) return t`The file ${name} is missing: the server returned a page instead.`;
  // `crypto.subtle` needs a secure context; the browser's own integrity check still applies.
  if (isSecureContext && (await integrityOf(bytes)) !== integrity) {
    return t`The file ${name} is not the one that was published.`;
  }
  return undefined;
}

/** Refetches a remote's failed files to find out why, which also repairs the browser's cache for a retry. */
export async function diagnose(remote: RemoteDescriptor): Promise<Diagnosis> {
  const folder = new URL(remote.folder, document.baseURI).href;
  const addresses = new Set(takeFailedFiles(folder).map((address) => address.split('?')[0] ?? address));
  const faults = await Promise.all(
    [...addresses].map((address) => faultOf(address, remote.files[address.slice(folder.length)])),
  );
  const fault = faults.find((found) => found !== undefined);
  return fault === undefined ? { isRepaired: addresses.size > 0 } : { fault, isRepaired: false };
}
