import { parseAddress } from '@hondana/shared/api/parseAddress';

/** Folders of the interface's own files, whose names come from the build and not from a library. */
const ownFile = /\/((?:shell|remotes)\/[\w.-]+\/(?:[\w.-]+\/)?[\w.-]+)$/;
/** Calls of the server are known by their resource; what comes after may be a number, a name, what was searched. */
const call = /\/(api\/v\d+\/\w+)(\/|$)/;

/**
 * What an address may say in a report: a file of the interface, the resource of a call, or the remote whose page it
 * is. Hosts, queries and everything that could stand for something of the library are left out.
 *
 * @param base the address that pages begin with
 * @example placeOf('http://box:8111/webui/collection/series/5?q=x', 'http://box:8111/webui/') // 'collection/…'
 */
export function placeOf(address: string, base: string): string {
  const url = parseAddress(address, base);
  if (!url || !/^https?:$/.test(url.protocol)) return '…';
  const file = ownFile.exec(url.pathname)?.[1];
  if (file) return file;
  const resource = call.exec(url.pathname)?.[1];
  if (resource) return `${resource}/…`;
  if (!url.href.startsWith(base)) return '…';
  const first = /^[a-z][a-z0-9-]*/.exec(url.href.slice(base.length))?.[0];
  return first ? `${first}/…` : '/';
}
