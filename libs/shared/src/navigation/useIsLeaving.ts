import { use, useCallback } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router';

/**
 * Asks the router, from a timer or event handler, whether it is navigating to another page right now. `useNavigation`
 * may render that long after the click, and changing the address meanwhile would cancel the navigation.
 * @returns a stable function; always false outside a data router
 * @example
 * const isLeaving = useIsLeaving();
 * setTimeout(() => {
 *   if (!isLeaving()) setParameters(wanted);
 * }, 200);
 */
export function useIsLeaving(): () => boolean {
  // No public API gives components the router (react-router 8).
  const router = use(RouterContext)?.router;
  return useCallback(() => {
    const destination = router?.state.navigation.location;
    return destination !== undefined && destination.pathname !== router?.state.location.pathname;
  }, [router]);
}
