import { use, useCallback } from 'react';
import { type Location, UNSAFE_DataRouterContext as RouterContext } from 'react-router';

/**
 * The router's location at the moment of the call, for event handlers, timers and what goes on after an `await`.
 * `useLocation` says what was rendered, and React may render a navigation long after it: what is built from that
 * undoes the navigation. While the page's own address is changing, that is the location it changes to; a page that is
 * still loading does not count.
 *
 * @returns a stable function that returns a `Location` as `useLocation` does: `pathname` (below the base path),
 * `search`, `hash`, `state` and `key`. Not for rendering: it renders nothing again.
 *
 * @throws outside a data router (`createBrowserRouter`, `createMemoryRouter`)
 *
 * @example
 * const getLocation = useGetLocation();
 * const onDone = async () => {
 *   if (getLocation().pathname === `/notes/${id}`) await navigate('/notes');
 * };
 */
export function useGetLocation(): () => Location {
  // The router itself has no other door for components (react-router 8).
  const router = use(RouterContext)?.router;
  if (!router) throw new Error('useGetLocation must be used within a data router.');
  return useCallback(() => {
    const { location } = router.state;
    const next = router.state.navigation.location;
    // A loader of the page's own route makes each change of its search parameters one that is still to come.
    const present = next?.pathname === location.pathname ? next : location;
    // As `useLocation` has it. A router shows nothing outside of its base path.
    const { length } = router.basename?.replace(/\/$/, '') ?? '';
    return { ...present, pathname: location.pathname.slice(length) || '/' };
  }, [router]);
}
