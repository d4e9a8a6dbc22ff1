import { parseAddress } from '@hondana/shared/api/parseAddress';

/**
 * An address from the server, when it leads to a web page; links of any other kind are not followed.
 *
 * @example safeAddress('javascript:alert(1)') // undefined
 */
export function safeAddress(address: string): string | undefined {
  const url = parseAddress(address);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
