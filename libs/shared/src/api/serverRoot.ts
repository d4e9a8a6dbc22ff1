/**
 * Path that a proxy has put before everything of the server: `/shoko` where its API is at `/shoko/api/v3`, mostly
 * nothing. The page's constant script finds it out from its own address, and writes it on the `<base>` (ADR 23).
 */
export const serverRoot =
  typeof document === 'undefined' ? '' : (document.querySelector('base')?.dataset.server ?? '');

/**
 * Address of something of the server as it goes out.
 *
 * @param path from the server's root: `/api/v3/Image/Random/Backdrop`
 * @example <img src={serverAddress('/api/v3/Image/Random/Backdrop')} alt="" />
 */
export function serverAddress(path: string): string {
  return serverRoot + path;
}
