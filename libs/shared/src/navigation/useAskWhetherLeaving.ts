import { use, useCallback } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router';

/**
 * A question for timers and event handlers: is the router navigating to another page at this moment?
 * `useNavigation` says so when rendering, but React may render it long after the click: whoever
 * changes the address in between ends the navigation.
 *
 * @returns a stable function; always false outside a data router
 *
 * @example
 * const askWhetherLeaving = useAskWhetherLeaving();
 * setTimeout(() => {
 *   if (!askWhetherLeaving()) setParameters(wanted);
 * }, 200);
 */
export function useAskWhetherLeaving(): () => boolean {
  // The router itself has no other door for components (react-router 7).
  const router = use(RouterContext)?.router;
  return useCallback(() => {
    const destination = router?.state.navigation.location;
    return destination !== undefined && destination.pathname !== router?.state.location.pathname;
  }, [router]);
}
