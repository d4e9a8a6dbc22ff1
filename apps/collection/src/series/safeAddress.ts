import { parseAddress } from '@hondana/shared/http/parseAddress';

/** Undefined unless it leads to a web page; `javascript:` links, for one, are refused. */
export function safeAddress(address: string): string | undefined {
  const url = parseAddress(address);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
