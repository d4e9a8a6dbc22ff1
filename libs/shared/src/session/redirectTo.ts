import { parseAddress } from '../http/parseAddress.ts';

const startPage = '/';

/** Pages on the way in; nowhere to return to. */
const entryPages = ['/login', '/firstrun', '/unsupported'];

/** Control characters, spaces and backslashes: browsers drop them or turn them into slashes. */
const unsafeCharacters = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

function fullyDecoded(path: string): string | undefined {
  let current = path;
  for (let round = 0; round < 5; round += 1) {
    let next: string;
    try {
      next = decodeURIComponent(current);
    } catch {
      return undefined;
    }
    if (next === current) return current;
    current = next;
  }
  return undefined;
}

function isPlainPath(path: string): boolean {
  const decoded = fullyDecoded(path);
  if (decoded === undefined || /[\p{Cc}\\]/u.test(decoded)) return false;
  const segments = decoded.split('/').slice(1);
  // An empty first segment would turn into `//host`.
  if (segments.length > 1 && segments[0] === '') return false;
  return !segments.some((segment) => segment === '.' || segment === '..');
}

/**
 * The page to open after signing in, as the router knows it (without the prefix). Anything but a plain path of this
 * origin below the prefix gives the start page, `/`; so do the login and its neighbours.
 * @param target value of the `redirectTo` parameter: a path with the prefix, such as `/webui/collection`
 * @param prefix where the interface is mounted: `/webui`, or ''
 * @example
 * checkedRedirect('/webui/collection/series/7?tab=tags', '/webui'); // '/collection/series/7?tab=tags'
 * checkedRedirect('//evil.example', '/webui'); // '/'
 */
export function checkedRedirect(target: string | null | undefined, prefix: string): string {
  if (!target?.startsWith('/') || target.startsWith('//') || unsafeCharacters.test(target)) return startPage;
  const origin = 'https://origin.invalid';
  const address = parseAddress(target, origin);
  if (!address || address.origin !== origin || address.username !== '' || address.password !== '') {
    return startPage;
  }
  const root = prefix.replace(/\/+$/, '');
  if (root !== '' && address.pathname !== root && !address.pathname.startsWith(`${root}/`)) return startPage;
  const path = address.pathname.slice(root.length) || '/';
  if (!isPlainPath(path)) return startPage;
  const lower = path.toLowerCase();
  if (entryPages.some((page) => lower === page || lower.startsWith(`${page}/`))) return startPage;
  return path + address.search + address.hash;
}

/**
 * The `redirectTo` parameter for a page of the router.
 * @example redirectToValue({ pathname: '/collection', search: '?search=one', hash: '' }, '/webui');
 */
export function redirectToValue(
  page: { readonly pathname: string; readonly search: string; readonly hash: string },
  prefix: string,
): string {
  return prefix.replace(/\/+$/, '') + page.pathname + page.search + page.hash;
}
