/**
 * Reads an address. (`URL.parse` is not in every browser that Hondana supports.)
 *
 * @param base what a relative address is relative to
 * @returns undefined for what is no address
 * @example parseAddress('/collection', 'http://box:8111')?.pathname // '/collection'
 */
export function parseAddress(address: string, base?: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}
