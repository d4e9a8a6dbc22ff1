import { use, useCallback } from 'react';
import { type Location, UNSAFE_DataRouterContext as RouterContext } from 'react-router';

/**
 * The router's location at the time of the call, for event handlers, timers and code after an `await`. `useLocation`
 * gives the rendered one, which may lag behind: an address built from it undoes the navigation in between. Includes a
 * pending change to the page's own address, but no page that is still loading.
 * @returns a stable function that returns a `Location` as `useLocation` does. Not for rendering: it is not reactive.
 * @throws outside a data router (`createBrowserRouter`, `createMemoryRouter`)
 * @example
 * const getLocation = useGetLocation();
 * const onDone = async () => {
 *   if (getLocation().pathname === `/notes/${id}`) await navigate('/notes');
 * };
 */
export function useGetLocation(): () => Location {
  // No public API gives components the router (react-router 8).
  const router = use(RouterContext)?.router;
  if (!router) throw new Error('useGetLocation must be used within a data router.');
  return useCallback(() => {
    const { location } = router.state;
    const next = router.state.navigation.location;
    // If the page's route has a loader, each change of its search parameters is a pending navigation.
    const current = next?.pathname === location.pathname ? next : location;
    // Below the base path, as in `useLocation`; a router renders nothing outside it.
    const { length } = router.basename?.replace(/\/$/, '') ?? '';
    return { ...current, pathname: location.pathname.slice(length) || '/' };
  }, [router]);
}
