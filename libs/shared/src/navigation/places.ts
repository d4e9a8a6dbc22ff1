import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { matchPath } from 'react-router';
import type { RemoteDescriptor } from '../remote/descriptor.ts';

/** What decides which pages there are: an installed remote, as far as this visitor may use it. */
export type PlacedRemote = Pick<RemoteDescriptor, 'routes' | 'navigation'>;

const remotesAtom = atom<readonly PlacedRemote[] | undefined>(undefined);

/** A remote whose menu names its pages has those; of any other, each address below its own may be a page. */
function isNamed({ navigation = [] }: PlacedRemote, path: string): boolean {
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
 *
 * @param address below the base path, with a leading slash; a query does not matter
 */
export function hasPlace(remotes: readonly PlacedRemote[], address: string): boolean {
  const path = address.replace(/^\//, '').replace(/[?#].*$/, '');
  return remotes.some((remote) =>
    remote.routes.some(
      (route) =>
        matchPath({ path: route.path }, `/${path}`) !== null &&
        (!route.path.endsWith('*') || isNamed(remote, path)),
    ),
  );
}

/**
 * Whether a link would lead to a page: the remote that has it may not be installed, or not be for this visitor.
 * Without a shell around it, in a test of one page, every address counts as a page.
 *
 * @example
 * const hasSearch = useHasPlace('/utilities/file-search');
 */
export function useHasPlace(address: string): boolean {
  const remotes = useAtomValue(remotesAtom);
  return remotes === undefined || hasPlace(remotes, address);
}

/**
 * Whether an installed remote has exactly this route. For a page that one remote puts among the addresses of
 * another, which would answer for any of them.
 *
 * @example
 * const hasLinking = useHasRoute('collection/series/:seriesId/tmdb-linking');
 */
export function useHasRoute(pattern: string): boolean {
  const remotes = useAtomValue(remotesAtom);
  return remotes === undefined || remotes.some(({ routes }) => routes.some(({ path }) => path === pattern));
}

/** Sets which remotes there are. The shell's frame does this once. */
export function useProvidePlaces(remotes: readonly PlacedRemote[]): void {
  const setRemotes = useSetAtom(remotesAtom);
  useEffect(() => {
    setRemotes(remotes);
    return () => setRemotes(undefined);
  }, [remotes, setRemotes]);
}
