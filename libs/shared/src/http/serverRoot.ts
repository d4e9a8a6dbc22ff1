/**
 * Path prefix that a proxy adds to the server: `/shoko` where its API is at `/shoko/api/v3`, mostly ''. The page's
 * first script derives it from its own address and writes it on the `<base>` (ADR 23).
 */
export const serverRoot =
  typeof document === 'undefined' ? '' : (document.querySelector('base')?.dataset.server ?? '');

/**
 * A server address as the browser requests it, from a path of the server's root.
 * @example <img src={serverAddress('/api/v3/Image/Random/Backdrop')} alt="" />
 */
export function serverAddress(path: string): string {
  return serverRoot + path;
}
