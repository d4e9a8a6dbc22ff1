import { use, useCallback } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router';

/**
 * A question for timers and event handlers: is the router on its way to another page at this very moment?
 * `useNavigation` tells as much to what is drawn, but React may draw it a good while after the click: whoever
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
