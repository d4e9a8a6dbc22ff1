import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { matchPath } from 'react-router';
import type { RemoteDescriptor } from '../remote/descriptor.ts';

/** An installed remote, as far as the current user may use it. */
export type AvailableRemote = Pick<RemoteDescriptor, 'routes' | 'navigation'> &
  Partial<Pick<RemoteDescriptor, 'id' | 'title'>>;

const remotesAtom = atom<readonly AvailableRemote[] | undefined>(undefined);

/** If a remote's menu lists its pages, only those exist; otherwise any address below its own may. */
function isListedInMenu({ navigation = [] }: AvailableRemote, path: string): boolean {
  const pages = navigation.flatMap(({ children = [] }) => children);
  if (pages.length === 0) return true;
  const entries = navigation.filter(({ children = [] }) => children.length === 0);
  return (
    navigation.some((entry) => entry.path === path) ||
    [...pages, ...entries].some((page) => path === page.path || path.startsWith(`${page.path}/`))
  );
}

/**
 * Whether an installed remote has a page at an address.
 * @param address below the base path, with a leading slash; query and hash are ignored
 */
export function hasPage(remotes: readonly AvailableRemote[], address: string): boolean {
  const path = address.replace(/^\//, '').replace(/[?#].*$/, '');
  return remotes.some((remote) =>
    remote.routes.some(
      (route) =>
        matchPath({ path: route.path }, `/${path}`) !== null &&
        (!route.path.endsWith('*') || isListedInMenu(remote, path)),
    ),
  );
}

/**
 * Whether a link leads to a page: its remote may be missing or not for this user. Always true without a shell.
 * @example const hasSearch = useHasPage('/utilities/file-search');
 */
export function useHasPage(address: string): boolean {
  const remotes = useAtomValue(remotesAtom);
  return remotes === undefined || hasPage(remotes, address);
}

/**
 * Exact route match: for a page below another remote's addresses, for which `useHasPage` is always true.
 * @example const hasLinking = useHasRoute('collection/series/:seriesId/tmdb-linking');
 */
export function useHasRoute(pattern: string): boolean {
  const remotes = useAtomValue(remotesAtom);
  return remotes === undefined || remotes.some(({ routes }) => routes.some(({ path }) => path === pattern));
}

/**
 * How the shell names remotes in the language in use. By their own titles without a shell.
 * @example const titleOf = useRemoteTitles(); titleOf(descriptor) // 'Sammlung'
 */
export function useRemoteTitles(): (remote: Pick<RemoteDescriptor, 'id' | 'title'>) => string {
  const remotes = useAtomValue(remotesAtom);
  return ({ id, title }) => remotes?.find((remote) => remote.id === id)?.title ?? title;
}

/** Called once, by the shell's frame. */
export function useProvideRemotes(remotes: readonly AvailableRemote[]): void {
  const setRemotes = useSetAtom(remotesAtom);
  useEffect(() => {
    setRemotes(remotes);
    return () => setRemotes(undefined);
  }, [remotes, setRemotes]);
}
