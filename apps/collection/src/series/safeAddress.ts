/**
 * An address from the server, when it leads to a web page; links of any other kind are not followed.
 *
 * @example safeAddress('javascript:alert(1)') // undefined
 */
export function safeAddress(address: string): string | undefined {
  try {
    const { protocol, href } = new URL(address);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}
