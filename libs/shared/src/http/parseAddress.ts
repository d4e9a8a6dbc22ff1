/**
 * Parses a URL; undefined if invalid. (`URL.parse` is missing in some supported browsers.)
 * @example parseAddress('/collection', 'http://box:8111')?.pathname // '/collection'
 */
export function parseAddress(address: string, base?: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}
