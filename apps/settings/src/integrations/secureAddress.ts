import { parseAddress } from '@hondana/shared/http/parseAddress';

/** An address from a response, if it is safe to open: https, without credentials. */
export function secureAddress(text: string): string | undefined {
  const address = parseAddress(text);
  return address?.protocol === 'https:' && address.username === '' ? address.href : undefined;
}
