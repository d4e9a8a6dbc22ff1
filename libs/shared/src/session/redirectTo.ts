import { parseAddress } from '../api/parseAddress.ts';

/** Where the user lands when the requested page is not one of ours. */
const startPage = '/';

/** Pages that are no place to return to: they are what one passes on the way in. */
const entrances = ['/login', '/firstrun', '/unsupported'];

/** Control characters, spaces and backslashes, which browsers drop or turn into slashes. */
const treacherous = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

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

function isPathBelow(path: string): boolean {
  const decoded = fullyDecoded(path);
  if (decoded === undefined || /[\p{Cc}\\]/u.test(decoded)) return false;
  const segments = decoded.split('/').slice(1);
  // An empty first segment would make `//host` of it.
  if (segments.length > 1 && segments[0] === '') return false;
  return !segments.some((segment) => segment === '.' || segment === '..');
}

/**
 * The page to go to after signing in, as the router knows it (without the prefix). Whatever is not a plain
 * path of this origin below the prefix gives the start page, `/`; so do the login and its neighbours.
 *
 * @param target value of the `redirectTo` parameter: a path with the prefix, such as `/webui/collection`
 * @param prefix where the interface is mounted, such as `/webui` or an empty text
 *
 * @example
 * checkedRedirect('/webui/collection/series/7?tab=tags', '/webui'); // '/collection/series/7?tab=tags'
 * checkedRedirect('//evil.example', '/webui'); // '/'
 */
export function checkedRedirect(target: string | null | undefined, prefix: string): string {
  if (!target?.startsWith('/') || target.startsWith('//') || treacherous.test(target)) return startPage;
  const origin = 'https://origin.invalid';
  const address = parseAddress(target, origin);
  if (!address || address.origin !== origin || address.username !== '' || address.password !== '') {
    return startPage;
  }
  const root = prefix.replace(/\/+$/, '');
  if (root !== '' && address.pathname !== root && !address.pathname.startsWith(`${root}/`)) return startPage;
  const path = address.pathname.slice(root.length) || '/';
  if (!isPathBelow(path)) return startPage;
  const lower = path.toLowerCase();
  if (entrances.some((entrance) => lower === entrance || lower.startsWith(`${entrance}/`))) return startPage;
  return path + address.search + address.hash;
}

/**
 * The value of the `redirectTo` parameter for a page of the router.
 *
 * @example
 * redirectToValue({ pathname: '/collection', search: '?search=one', hash: '' }, '/webui');
 */
export function redirectToValue(
  page: { readonly pathname: string; readonly search: string; readonly hash: string },
  prefix: string,
): string {
  return prefix.replace(/\/+$/, '') + page.pathname + page.search + page.hash;
}
