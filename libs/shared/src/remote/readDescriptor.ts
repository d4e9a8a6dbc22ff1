import { t } from '@lingui/core/macro';
import { parseAddress } from '../http/parseAddress.ts';
import { joinSentences } from '../ui/joinTexts.ts';
import type { RemoteDescriptor } from './descriptor.ts';
import { filesFolder, isPage } from './filesFolder.ts';
import { mayLoadFrom, otherOriginRefusal, type PagePolicy } from './pagePolicy.ts';
import { descriptorFault } from './registry.ts';

const timeLimit = 8000;

export interface FoundDescriptor {
  readonly from: string;
  /** Its folder is beside `from`: relative if below the base path, otherwise absolute. */
  readonly descriptor: RemoteDescriptor;
}

/** A folder's descriptor is its `descriptor.json`. */
function descriptorAddress(typed: string, { base }: PagePolicy): URL {
  const address = parseAddress(typed.trim(), base);
  if (!address) throw new Error(t`“${typed.trim()}” is not an address.`);
  if (!/^https?:$/.test(address.protocol))
    throw new Error(t`The address must begin with http:// or https://.`);
  address.hash = '';
  if (address.pathname.endsWith('.json')) return address;
  if (!address.pathname.endsWith('/')) address.pathname += '/';
  address.pathname += 'descriptor.json';
  return address;
}

async function fetchOrExplain(address: URL): Promise<Response> {
  try {
    return await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(timeLimit) });
  } catch (error) {
    const { host } = address;
    const seconds = timeLimit / 1000;
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      throw new Error(t`${host} did not respond within ${seconds} seconds.`);
    }
    const isOther = address.origin !== location.origin;
    throw new Error(
      isOther
        ? t`${host} could not be reached, or it does not allow other origins to read it (CORS).`
        : t`${host} could not be reached.`,
    );
  }
}

function parse(text: string, address: URL): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const { pathname } = address;
    throw new Error(
      isPage(text)
        ? t`There is no descriptor at ${pathname}: the server returned a page instead.`
        : t`${pathname} is not JSON.`,
    );
  }
}

function statusError({ pathname }: URL, { status }: Response): Error {
  return new Error(t`${pathname} returned status ${status}.`);
}

async function readText(address: URL): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeLimit) });
  if (!response.ok) throw statusError(address, response);
  return await response.text();
}

/**
 * Fetches a remote's descriptor, given the URL of its folder or of the descriptor.
 * @throws Error with a readable message: no answer in 8 seconds, 404, no JSON, no descriptor, an origin that the page
 *   may not load from
 * @example const { descriptor } = await readDescriptor('remotes/notes/1.0.0/', pagePolicy());
 */
export async function readDescriptor(typed: string, policy: PagePolicy): Promise<FoundDescriptor> {
  const address = descriptorAddress(typed, policy);
  if (!mayLoadFrom(address.href, policy)) throw new Error(otherOriginRefusal(address.href, policy));
  const response = await fetchOrExplain(address);
  if (!response.ok) throw statusError(address, response);
  const value = parse(await response.text(), address);
  const fault = descriptorFault(value);
  if (fault !== undefined)
    throw new Error(joinSentences([t`${address.pathname} is not a remote descriptor.`, fault]));
  const descriptor = value as RemoteDescriptor;
  const { href: folder } = await filesFolder(address, descriptor.entry, readText);
  return {
    from: address.href,
    descriptor: {
      ...descriptor,
      folder: folder.startsWith(policy.base) ? folder.slice(policy.base.length) : folder,
    },
  };
}
