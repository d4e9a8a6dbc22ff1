import { parseAddress } from '@hondana/shared/api/parseAddress';

/** An address that a server handed on, if it may be opened: by https, and nothing but an address. */
export function secureAddress(text: string): string | undefined {
  const address = parseAddress(text);
  return address?.protocol === 'https:' && address.username === '' ? address.href : undefined;
}
