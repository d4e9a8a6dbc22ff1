import { parseAddress } from '@hondana/shared/http/parseAddress';

/** Paths of the interface's own files; their names come from the build and reveal nothing about the library. */
const ownFile = /\/((?:shell|remotes)\/[\w.-]+\/(?:[\w.-]+\/)?[\w.-]+)$/;
/** API calls are reported by resource only; the rest may contain IDs, names or search terms. */
const call = /\/(api\/v\d+\/\w+)(\/|$)/;

/**
 * What a report may contain of an address: an interface file, the resource of an API call, or the remote of a
 * page. Drops hosts, queries and anything about the library.
 *
 * @param base base URL of pages
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
