/** An address that a server handed on, if it may be opened: by https, and nothing but an address. */
export function secureAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, href } = new URL(text);
  return protocol === 'https:' && username === '' ? href : undefined;
}
